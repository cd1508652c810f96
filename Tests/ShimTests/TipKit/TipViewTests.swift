import SwiftUI
import Testing
import TipKit

private struct StarTip: Tip {
  var id = "star"
  var title: Text { Text("Star") }
  var message: Text? { Text("A tap keeps it.") }
  var image: Image? { Image(systemName: "star") }
  var actions: [Action] {
    Action(id: "more", title: "More")
    Action(id: "less", title: "Less")
  }
}

private struct OtherTip: Tip {
  var title: Text { Text("Other") }
}

@MainActor private final class Taps {
  var ids: [String] = []
  var indices: [Int?] = []
}

@MainActor struct TipViewTests {
  init() { try? Tips.configure() }

  @Test func aTipIsAsWideAsItsContainerAndHasItsParts() throws {
    let host = try ViewHost(size: CGSize(width: 300, height: 300)) {
      VStack(spacing: 0) {
        TipView(StarTip(), arrowEdge: .bottom).tipBackground(.red).tipCornerRadius(4)
        Color.blue
      }
    }
    let tree = host.layoutTree()
    for text in ["Star", "A tap keeps it.", "More", "Less"] {
      #expect(tree.contains("\"\(text)\""))
    }
    let picture = try host.render()
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(picture.bytes[(y * picture.width + x) * 4..<(y * picture.width + x) * 4 + 3])
    }
    #expect(pixel(8, 8) == pixel(picture.width - 8, 8))
    #expect(pixel(8, 8) != pixel(8, picture.height - 4))
  }

  @Test func actionsAndClosingReachTheTip() throws {
    let taps = Taps()
    let tip = StarTip(id: "closed")
    let host = try ViewHost(size: CGSize(width: 300, height: 300)) {
      TipView(tip) {
        taps.ids.append($0.id)
        taps.indices.append($0.index)
      }
      Text("below")
    }
    try host.tap(on: "Less")
    #expect(taps.ids == ["less"] && taps.indices == [1])
    try host.tap(on: "Close")
    #expect(tip.status == .invalidated(.tipClosed))
    #expect(!host.layoutTree().contains("\"Star\""))
  }

  private struct Bare: TipViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.title.padding(7)
    }
  }

  @Test func aStyleMakesTheWholeView() throws {
    let host = try ViewHost(size: CGSize(width: 300, height: 300)) {
      TipView(OtherTip()).tipViewStyle(Bare())
    }
    #expect(host.layoutTree().contains("\"Other\""))
    #expect(!host.layoutTree().contains("xmark"))
    let any: (any Tip)? = OtherTip()
    let hidden = try ViewHost(size: CGSize(width: 300, height: 300)) {
      TipView(any, isPresented: .constant(false))
    }
    #expect(!hidden.layoutTree().contains("\"Other\""))
  }
}

@MainActor struct PopoverTipTests {
  init() { try? Tips.configure() }

  @Test func aTipPointsAtItsViewUntilATapOutsideClosesIt() throws {
    let tip = StarTip(id: "popover")
    let host = try ViewHost(size: CGSize(width: 390, height: 400)) {
      Button("Keep") {}.popoverTip(tip).frame(maxHeight: .infinity, alignment: .top)
    }
    #expect(host.layoutTree().contains("\"A tap keeps it.\""))
    host.tap(at: CGPoint(x: 20, y: 390))
    #expect(tip.status == .invalidated(.tipClosed))
    #expect(!host.layoutTree().contains("\"A tap keeps it.\""))
  }
}
