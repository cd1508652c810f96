import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct AnchorTests {
  private enum Points: PreferenceKey {
    static var defaultValue: [Anchor<CGPoint>] { [] }
    static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
      value += nextValue()
    }
  }

  /// The point of a source of a view at (30, 40) of 20 by 10 points, in the space of the screen.
  private func point(_ source: Anchor<CGPoint>.Source) -> CGPoint? {
    var result: CGPoint?
    _ = Screen {
      Color.red.frame(width: 20, height: 10)
        .anchorPreference(key: Points.self, value: source) { [$0] }
        .position(x: 40, y: 45)
        .overlayPreferenceValue(Points.self) { anchors in
          GeometryReader { proxy in
            let _ = result = anchors.first.map { proxy[$0] }
            Color.clear
          }
        }
    }
    return result
  }

  @Test func pointsAreInTheSpaceOfTheReader() {
    #expect(point(.topLeading) == CGPoint(x: 30, y: 40))
    #expect(point(.bottomTrailing) == CGPoint(x: 50, y: 50))
    #expect(point(.center) == CGPoint(x: 40, y: 45))
    #expect(point(.point(CGPoint(x: -5, y: 100))) == CGPoint(x: 25, y: 140))
    #expect(point(.unitPoint(UnitPoint(x: 2, y: -1))) == CGPoint(x: 70, y: 30))
  }

  @Test func sourcesOfSeveralKeepTheirOrder() {
    let source = Anchor<[CGPoint]>.Source([.topLeading, .center] as [Anchor<CGPoint>.Source])
    let values = source.value(CGSize(width: 10, height: 20))
    #expect(values == [.zero, CGPoint(x: 5, y: 10)])
    let moved = source.map(values, CGAffineTransform(translationX: 1, y: 2))
    #expect(moved == [CGPoint(x: 1, y: 2), CGPoint(x: 6, y: 12)])
  }

  @Test func aMissingSourceHasNoValue() {
    let none = Anchor<CGPoint?>.Source(nil as Anchor<CGPoint>.Source?)
    #expect(none.value(.zero) == nil && none.map(nil, .identity) == nil)
    let some = Anchor<CGPoint?>.Source(.bottom as Anchor<CGPoint>.Source?)
    #expect(some.value(CGSize(width: 10, height: 20)) == CGPoint(x: 5, y: 20))
  }
}
