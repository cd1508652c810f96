import Foundation
import LayoutDSL
import Observation
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor
struct CanvasTests {
  @Test func fillsTheProposedSize() {
    var sizes: [CGSize] = []
    let screen = Screen(100, 80) {
      Canvas { _, size in sizes.append(size) }.probe("canvas")
    }
    #expect(screen.frame("canvas") == CGRect(0, 0, 100, 80))
    #expect(screen.list.isEmpty)
    #expect(sizes == [CGSize(width: 100, height: 80)])
  }

  @Test func anEmptyCanvasIsHitInItsWholeFrame() {
    var taps: [CGPoint] = []
    let screen = Screen(100, 100) {
      Canvas { _, _ in }.onTapGesture { taps.append($0) }.frame(width: 40, height: 20)
    }
    screen.tap(31, 41)
    screen.tap(69, 59)
    screen.tap(29, 50)
    #expect(taps == [CGPoint(x: 1, y: 1), CGPoint(x: 39, y: 19)])
  }

  @Test func defaultSizeIsTenPoints() {
    let screen = Screen { Canvas { _, _ in }.fixedSize().probe("canvas") }
    #expect(screen.frame("canvas").size == CGSize(width: 10, height: 10))
  }

  @Test func drawsInItsOwnCoordinateSpaceAndClips() {
    let screen = Screen(100, 100) {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
      }.frame(width: 40, height: 20)
    }
    let rect = Path(CGRect(0, 0, 40, 20))
    let drawn = DisplayList(items: [.fill(rect, .color(.black), FillStyle())])
    let move = DisplayEffect.transform(CGAffineTransform(translationX: 30, y: 40))
    #expect(
      screen.list.items == [
        .group(
          .clip(Path(CGRect(30, 40, 40, 20)), FillStyle()),
          DisplayList(items: [.group(.opacity(1), DisplayList(items: [.group(move, drawn)]))]))
      ])
  }

  @Test func opaqueCanvasIsBlack() {
    let screen = Screen(20, 20) { Canvas(opaque: true) { _, _ in } }
    let black = DisplayItem.fill(Path(CGRect(0, 0, 20, 20)), .color(.black), FillStyle())
    let moved = DisplayItem.group(.transform(.identity), DisplayList(items: [black]))
    #expect(
      screen.list.items == [
        .group(
          .clip(Path(CGRect(0, 0, 20, 20)), FillStyle()),
          DisplayList(items: [.group(.opacity(1), DisplayList(items: [moved]))]))
      ])
  }

  @Test func redrawsWhenStateChanges() {
    let model = Switch()
    let screen = Screen(20, 20) { SwitchedCanvas(model: model) }
    let before = screen.list
    model.isOn = true
    #expect(screen.list != before)
  }

  @Test func symbolsAreFoundByTag() {
    var found: [String: CGSize] = [:]
    let screen = Screen(100, 100) {
      Canvas { context, _ in
        for id in ["dot", "bar", "none"] {
          let symbol = context.resolveSymbol(id: id)
          found[id] = symbol?.size
          if let symbol { context.draw(symbol, at: CGPoint(x: 50, y: 50)) }
        }
      } symbols: {
        Circle().frame(width: 10, height: 10).tag("dot")
        Rectangle().frame(width: 30, height: 5).tag("bar")
      }
    }
    #expect(!screen.list.isEmpty)
    #expect(found["dot"] == CGSize(width: 10, height: 10))
    #expect(found["bar"] == CGSize(width: 30, height: 5))
    #expect(found["none"] == nil)
  }

  @Test func symbolsKeepStateAndResize() {
    let model = Switch()
    var sizes: [CGFloat] = []
    let screen = Screen(100, 100) {
      Canvas { context, _ in
        if let symbol = context.resolveSymbol(id: 1) { sizes.append(symbol.size.width) }
      } symbols: {
        GrowingBox(model: model).tag(1)
      }
    }
    _ = screen.list
    model.isOn = true
    _ = screen.list
    #expect(sizes == [10, 20])
  }
}

@Observable private final class Switch {
  var isOn = false
}

private struct SwitchedCanvas: View {
  let model: Switch

  var body: some View {
    let isOn = model.isOn
    Canvas { context, _ in
      context.fill(Path(CGRect(0, 0, isOn ? 9 : 5, 5)), with: .foreground)
    }
  }
}

private struct GrowingBox: View {
  let model: Switch

  var body: some View { Color.black.frame(width: model.isOn ? 20 : 10, height: 10) }
}
