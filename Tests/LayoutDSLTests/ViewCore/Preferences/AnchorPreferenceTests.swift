import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

private enum BoundsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

@MainActor struct AnchorPreferenceTests {
  struct Marked: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 20, height: 30)
          Color.red.frame(width: 20, height: 30)
            .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
          Color.red.frame(height: 300)
        }
      }
      .overlayPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.indices, id: \.self) { index in
            let frame = proxy[anchors[index]]
            Color.blue.frame(width: frame.width, height: frame.height)
              .offset(x: frame.minX, y: frame.minY).probe("mark").offset(.zero)
              .probe("\(formatted(frame.minX)) \(formatted(frame.minY))")
          }
        }
      }
    }
  }

  @Test func anAnchorResolvesInAnotherView() {
    let screen = Screen { Marked().padding(10) }
    #expect(screen.probes == ["30 30", "mark"])
    #expect(screen.frame("mark").size == CGSize(width: 20, height: 30))
  }

  @Test func scrollingMovesAnAnchor() {
    let screen = Screen { Marked().padding(10) }
    screen.scroll(to: CGPoint(x: 0, y: 12.5))
    #expect(screen.probes == ["30 17.5", "mark"])
  }

  @Test func anchorSourcesResolveInAView() {
    let size = CGSize(width: 40, height: 20)
    #expect(Anchor<CGPoint>.Source.bottomTrailing.value(size) == CGPoint(x: 40, y: 20))
    #expect(Anchor<CGPoint>.Source.top.value(size) == CGPoint(x: 20, y: 0))
    #expect(Anchor<CGPoint>.Source.point(CGPoint(x: 1, y: 2)).value(size) == CGPoint(x: 1, y: 2))
    #expect(Anchor<CGRect>.Source.bounds.value(size) == CGRect(0, 0, 40, 20))
    let both = Anchor<[CGPoint]>.Source([.topLeading, .bottom])
    #expect(both.value(size) == [.zero, CGPoint(x: 20, y: 20)])
    #expect(Anchor<CGPoint?>.Source(nil as Anchor<CGPoint>.Source?).value(size) == nil)
  }

  @Test func anAnchorOutlivesItsView() {
    struct Root: View {
      let remote: Remote<Bool>, kept: Remote<[Anchor<CGRect>]>
      @State private var isShown = true
      @State private var anchors: [Anchor<CGRect>] = []
      var body: some View {
        let _ = remote.binding = $isShown
        let _ = kept.binding = $anchors
        VStack(spacing: 0) {
          if isShown {
            VStack { Color.red.anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] } }
          }
        }
        .onPreferenceChange(BoundsKey.self) { if !$0.isEmpty { anchors = $0 } }
        GeometryReader { proxy in
          Color.blue.frame(height: anchors.first.map { proxy[$0].height }).probe("copy")
        }
      }
    }
    let remote = Remote<Bool>()
    let kept = Remote<[Anchor<CGRect>]>()
    let screen = Screen { Root(remote: remote, kept: kept) }
    #expect(kept.value.count == 1)
    remote.value = false
    screen.graph.update()
    screen.resize(50, 50)
    #expect(kept.value.count == 1)
    #expect(screen.frame("copy").height > 0)
  }
}
