import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor struct NavigationBarTests {
  @Test func aTitleHasALargeBar() {
    let screen = Screen.phone {
      NavigationStack { Color.red.probe("content").navigationTitle("Title") }
    }
    #expect(screen.frame("content") == CGRect(0, 116, 200, 274))
    #expect(screen.graph.diagnostics == [])
  }

  @Test func anInlineTitleHasASmallBar() {
    let screen = Screen.phone {
      NavigationStack {
        Color.red.probe("content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(screen.frame("content") == CGRect(0, 64, 200, 326))
  }

  @Test func aCompactHeightHasALowBarWithAnInlineTitle() {
    let screen = Screen.phone {
      NavigationStack { Color.red.probe("content").navigationTitle("Title") }
        .environment(\.verticalSizeClass, .compact)
    }
    #expect(screen.frame("content") == CGRect(0, 52, 200, 338))
  }

  @Test func aRootWithoutTitleHasNoBar() {
    let plain = Screen.phone { NavigationStack { Color.red.probe("content") } }
    #expect(plain.frame("content") == CGRect(0, 20, 200, 370))
    let hidden = Screen.phone {
      NavigationStack { Color.red.probe("content").navigationTitle("T").toolbar(.hidden) }
    }
    #expect(hidden.frame("content") == CGRect(0, 20, 200, 370))
  }

  @Test func theLargeTitleScrollsAway() {
    let screen = Screen.phone {
      NavigationStack {
        ScrollView { Color.red.frame(height: 2000).probe("content") }.navigationTitle("Title")
      }
    }
    #expect(screen.frame("content").minY == 116)
    screen.scroll(to: CGPoint(x: 0, y: 60))
    #expect(screen.frame("content").minY == 56)
    #expect(screen.graph.diagnostics == [])
  }

  @Test func theLargeTitleReturnsWhenTheScrollViewGoes() throws {
    struct Inbox: View {
      @State private var isEmpty = false
      var body: some View {
        NavigationStack {
          Group {
            if isEmpty { Text("Nothing") } else { ScrollView { Color.red.frame(height: 2000) } }
          }
          .navigationTitle("Title").toolbar { Button("Clear") { isEmpty = true } }
        }
      }
    }
    let screen = Screen.phone { Inbox() }
    func title() -> CGRect? {
      screen.graph.screenElements().first { $0.label == "Title" }?.frame
    }
    let large = title()
    screen.scroll(to: CGPoint(x: 0, y: 600))
    #expect(title() != large)
    let clear = try #require(screen.graph.node(knownAs: "Clear")).globalFrame
    screen.tap(clear.midX, clear.midY)
    #expect(title() == large)
  }

  @Test func theLargeTitleMovesDownBelowTheRefreshControl() throws {
    func title(background: Visibility) throws -> CGFloat {
      let screen = Screen(
        400, 800, safeArea: EdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0)
      ) {
        NavigationStack {
          ScrollView { Color.clear.frame(height: 2000) }
            .refreshable { try? await Task.sleep(for: .seconds(60)) }
            .toolbar { ToolbarItem(placement: .largeTitle) { Text("Feed").probe("title") } }
            .navigationTitle("Feed")
            .toolbarBackground(background, for: .navigationBar)
        }
      }
      let rest = screen.frame("title").minY
      let node = try #require(screen.graph.mainScrollNode)
      node.refresh()
      screen.scroll(to: CGPoint(x: 0, y: -60))
      return screen.frame("title").minY - rest
    }
    #expect(try title(background: .automatic) == 60)
    // A background would hide the control.
    #expect(try title(background: .visible) == 0)
  }

  @Test(arguments: [(402, 16), (414, 20), (430, 20)]) func itemsAreFartherFromTheSidesOfWidePhones(
    _ width: CGFloat, _ inset: CGFloat
  ) {
    let screen = Screen(width, 800) {
      NavigationStack {
        Color.red.toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button {
            } label: {
              Text("ab").probe("item")
            }
          }
        }
      }
    }
    #expect(screen.frame("item").maxX == width - inset)
  }

  @Test(arguments: [47, 59, 62] as [CGFloat])
  func barsBelowAnIslandBeginAboveTheSafeArea(_ safeTop: CGFloat) {
    let screen = Screen(
      393, 852, safeArea: EdgeInsets(top: safeTop, leading: 0, bottom: 34, trailing: 0)
    ) {
      NavigationStack {
        Color.red.probe("content").navigationTitle("T").navigationBarTitleDisplayMode(.inline)
      }
    }
    let bar = screen.frame("content").minY - safeTop
    #expect(abs(bar - (safeTop < 59 ? 44 : 44 - 16 / 3)) < 0.01)
  }
}
