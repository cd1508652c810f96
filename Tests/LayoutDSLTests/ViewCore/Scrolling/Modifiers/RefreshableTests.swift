import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

private struct Reader: View {
  let note: (RefreshAction?) -> Void
  @Environment(\.refresh) private var refresh

  var body: some View {
    let _ = note(refresh)
    Color.red.frame(height: 300)
  }
}

@MainActor struct RefreshableTests {
  @Test func theActionIsInTheEnvironment() async {
    let calls = Mutable(0)
    var action: RefreshAction?
    _ = Screen { Reader { action = $0 }.refreshable { calls.value += 1 } }
    await action?()
    #expect(calls.value == 1)
    _ = Screen { Reader { action = $0 } }
    #expect(action == nil)
  }

  private func spokes(_ screen: Screen) -> [CGRect] {
    screen.list.items.compactMap {
      if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil }
    }
  }

  @Test func aPullRevealsTheSpinnerGradually() {
    let screen = Screen { ScrollView { Color.red.frame(height: 300) }.refreshable {} }
    #expect(spokes(screen).isEmpty)
    screen.scroll(to: CGPoint(x: 0, y: -30))
    #expect(spokes(screen).count == 4)
    screen.scroll(to: CGPoint(x: 0, y: -60))
    let whole = spokes(screen).reduce(CGRect.null) { $0.union($1) }
    #expect(spokes(screen).count == 8)
    #expect(whole == CGRect(40, 20, 20, 20))
    screen.scroll(to: CGPoint(x: 0, y: 10))
    #expect(spokes(screen).isEmpty)
  }

  @Test func theSpinnerIsAboveATitleThatMovesWithTheContent() {
    func top(safeArea: CGFloat) -> CGFloat {
      let screen = Screen(
        100, 200, safeArea: EdgeInsets(top: safeArea, leading: 0, bottom: 0, trailing: 0)
      ) {
        ScrollView { Color.clear.frame(height: 300) }.refreshable {}
          .environment(\.refreshControlLift, 52)
      }
      screen.scroll(to: CGPoint(x: 0, y: -60))
      return spokes(screen).reduce(CGRect.null) { $0.union($1) }.minY
    }
    #expect(abs(top(safeArea: 96) - (96 - 52 + 20)) < 1e-6)
    // A scroll view that is not below the title has the spinner itself.
    #expect(abs(top(safeArea: 20) - (20 + 20)) < 1e-6)
  }

  @Test func withoutAnActionThereIsNoSpinner() {
    let screen = Screen { ScrollView { Color.red.frame(height: 300) } }
    screen.scroll(to: CGPoint(x: 0, y: -60))
    #expect(spokes(screen).isEmpty)
  }

  @Test func theOutermostScrollViewRefreshes() {
    let screen = Screen {
      ScrollView {
        ScrollView { Color.red.frame(height: 300) }.frame(height: 50).id("inner")
        Color.red.frame(height: 300)
      }
      .refreshable {}
    }
    screen.graph.scrollNode(identifiedBy: "inner")?.setOffset(
      CGPoint(x: 0, y: -60), reason: .program)
    screen.graph.update()
    #expect(spokes(screen).isEmpty)
    screen.scroll(to: CGPoint(x: 0, y: -60))
    #expect(spokes(screen).count == 8)
  }

  @Test func contentStaysBelowTheSpinnerUntilTheActionEnds() async throws {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let screen = Screen {
      ScrollView { Color.red.frame(height: 300).probe("content") }
        .refreshable { for await _ in ends { return } }
    }
    let node = try #require(screen.graph.mainScrollNode)
    node.refresh()
    #expect(node.isRefreshing)
    #expect(node.target(forProposed: CGPoint(x: 0, y: -200)).y == -60)
    #expect(node.geometry.contentInsets.top == 60)
    screen.scroll(to: CGPoint(x: 0, y: -60))
    #expect(screen.frame("content").minY == 60)
    #expect(spokes(screen).count == 8)
    end.yield()
    while node.isRefreshing { await Task.yield() }
    screen.advance(by: 2)
    #expect(screen.frame("content").minY == 0)
    #expect(spokes(screen).isEmpty)
  }
}

/// A value shared by closures of any isolation.
private final class Mutable<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
