import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct LazyNodeViewportTests {
  private func cells(_ count: Int = 100) -> some View {
    ForEach(0..<count, id: \.self) { number in
      Color.red.frame(width: 20, height: 20).probe("\(number)")
    }
  }

  @Test func onlyVisibleViewsExist() {
    let screen = Screen(100, 100) { ScrollView { LazyVStack(spacing: 0) { cells() } } }
    #expect(screen.probes == (0..<5).map(\.description))
    screen.scroll(to: CGPoint(x: 0, y: 210))
    #expect(screen.probes == (10..<16).map(\.description))
  }

  @Test func aRowInARightToLeftLayoutBeginsAtTheRight() {
    let screen = Screen(100, 100, direction: .rightToLeft) {
      ScrollView(.horizontal) { LazyHStack(spacing: 0) { cells(20) } }
    }
    #expect(screen.probes == (0..<5).map(\.description))
    #expect(screen.frame("0").minX == 80)
  }

  @Test func theEndStaysVisibleInARightToLeftLayoutWhenViewsAreRemoved() {
    struct Cells: View {
      let remote: Remote<Int>
      @State private var first = 0
      var body: some View {
        let _ = remote.binding = $first
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(first..<20, id: \.self) { Color.red.frame(width: 20).probe("\($0)") }
          }
        }
      }
    }
    let remote = Remote<Int>()
    let screen = Screen(100, 100, direction: .rightToLeft) { Cells(remote: remote) }
    screen.scroll(to: .zero)
    #expect(screen.probes == (15..<20).map(\.description))
    remote.value = 6
    #expect(screen.probes == (15..<20).map(\.description))
    #expect(screen.frame("19").minX == 0)
  }

  /// A scroll view of the other axis shows a part of a stack, and the stack does not follow it.
  @Test func aScrollViewOfTheOtherAxisDoesNotCount() {
    let screen = Screen(100, 100) {
      ScrollView(.horizontal) { LazyVStack(spacing: 0) { cells(20) } }
    }
    #expect(screen.probes.count == 20)
  }

  @Test func theNearestScrollViewOfTheAxisCounts() {
    let screen = Screen(100, 100) {
      ScrollView {
        ScrollView(.horizontal) { LazyVStack(spacing: 0) { cells(50) } }
      }
    }
    #expect(screen.probes.count < 50)
  }

  @Test func viewsBehindABarExist() {
    let screen = Screen(
      100, 100, safeArea: EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0)
    ) {
      ScrollView { LazyVStack(spacing: 0) { cells() } }
    }
    screen.scroll(to: CGPoint(x: 0, y: 100))
    #expect(screen.probes.contains("3"), "it is drawn between 0 and 40: \(screen.probes)")
  }

  @Test func aPinnedFooterFollowsTheEndOfAScrollViewThatGrows() {
    let stage = Stage(4) { count in
      ScrollView {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionFooters) {
            Section {
              ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 20) }
            } footer: {
              Color.blue.frame(height: 10).probe("footer")
            }
          }
        }
      }
    }
    #expect(stage.screen.frame("footer").minY == 80)
    stage.value = 8
    #expect(stage.screen.frame("footer").minY == 160)
  }
}
