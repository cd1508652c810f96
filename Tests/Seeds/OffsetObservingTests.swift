import SwiftUI
import Testing

@testable import Examples

/// The last offset that a screen reported, and the number of reports.
@MainActor private final class Log {
  private(set) var offset: CGPoint?
  private(set) var count = 0

  func note(_ value: CGPoint) {
    offset = value
    count += 1
  }
}

private protocol PositionKey: PreferenceKey where Value == CGPoint {}

private struct KeepsFirst: PositionKey {
  static let defaultValue = CGPoint.zero
  static func reduce(value: inout CGPoint, nextValue: () -> CGPoint) {}
}

private struct KeepsLast: PositionKey {
  static let defaultValue = CGPoint.zero
  static func reduce(value: inout CGPoint, nextValue: () -> CGPoint) { value = nextValue() }
}

/// Observes the offset as the header does, with a given key and a binding that converts the
/// position to an offset.
private struct ObservedScroll<Key: PositionKey>: View {
  let key: Key.Type
  var axes: Axis.Set = .vertical
  let log: Log
  @State private var position = CGPoint(x: 1, y: 1)
  private let space = UUID()

  private var offset: Binding<CGPoint> {
    Binding(
      get: { position },
      set: {
        position = CGPoint(x: -$0.x, y: -$0.y)
        log.note(position)
      })
  }

  var body: some View {
    ScrollView(axes) {
      Color.blue.frame(width: 1000, height: 1000)
        .background(
          GeometryReader { proxy in
            Color.clear.preference(key: key, value: proxy.frame(in: .named(space)).origin)
          }
        )
        .onPreferenceChange(key) { offset.wrappedValue = $0 }
    }
    .coordinateSpace(name: space)
    .overlay(alignment: .bottom) { Text("at \(Int(position.x)), \(Int(position.y))") }
  }
}

@MainActor @Suite struct OffsetObservingTests {
  private static let size = CGSize(width: 200, height: 300)

  private func checkVertical<Key: PositionKey>(_ key: Key.Type) throws {
    let log = Log()
    let host = try ViewHost(size: Self.size) { ObservedScroll(key: key, log: log) }
    #expect(log.offset == .zero)
    for y in [0, 100, 512.5, -80] as [CGFloat] {
      let before = log.count
      host.scroll(y: y)
      #expect(log.offset == CGPoint(x: 0, y: y))
      #expect(try host.frame("Text \"at 0, \(Int(y))\"").height > 0)
      #expect(log.count <= before + 1, "an offset is told once")
    }
    #expect(host.diagnostics.isEmpty)
  }

  @Test func reduceThatDoesNothing() throws { try checkVertical(KeepsFirst.self) }
  @Test func reduceThatTakesTheLast() throws { try checkVertical(KeepsLast.self) }

  @Test func horizontalOffset() throws {
    let log = Log()
    let host = try ViewHost(size: Self.size) {
      ObservedScroll(key: KeepsLast.self, axes: .horizontal, log: log)
    }
    host.scroll(to: CGPoint(x: 130, y: 40))
    // Across the scroll axis, the content is centred and does not move.
    #expect(log.offset?.x == 130)
    let y = log.offset?.y
    host.scroll(to: CGPoint(x: -25, y: 90))
    #expect(log.offset == y.map { CGPoint(x: -25, y: $0) })
  }

  @Test func bothAxes() throws {
    let log = Log()
    let host = try ViewHost(size: Self.size) {
      ObservedScroll(key: KeepsLast.self, axes: [.horizontal, .vertical], log: log)
    }
    host.scroll(to: CGPoint(x: 70, y: -30))
    #expect(log.offset == CGPoint(x: 70, y: -30))
  }

  @Test(arguments: [0, 60, -45] as [CGFloat]) func exampleObservesHorizontally(x: CGFloat) throws {
    struct Reel: View {
      @State private var offset = CGPoint(x: 9, y: 9)

      var body: some View {
        OffsetObservingScrollView(axes: .horizontal, offset: $offset) {
          Color.green.frame(width: 900, height: 100)
        }
        .overlay { Text("x \(Int(offset.x))") }
      }
    }
    let host = try ViewHost(size: Self.size) { Reel() }
    host.scroll(to: CGPoint(x: x, y: 0))
    #expect(host.entries("Text \"x \(Int(x))\"").count == 1)
    #expect(host.diagnostics.isEmpty)
  }
}
