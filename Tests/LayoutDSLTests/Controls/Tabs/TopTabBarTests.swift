import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct TopTabBarTests {
  private struct Tabs: View {
    var hasStack = true
    var hidesBar = false
    @State private var selection = 0

    private var first: some View {
      Color.red.probe("first").toolbar(hidesBar ? .hidden : .automatic, for: .tabBar)
    }

    var body: some View {
      TabView(selection: $selection) {
        Tab("aa", systemImage: "star", value: 0) {
          if hasStack {
            NavigationStack {
              first.toolbar { ToolbarItem(placement: .principal) { Text("title").probe("title") } }
            }
          } else {
            first
          }
        }
        Tab(value: 1) {
          Color.green.probe("second")
        } label: {
          Text("bb").probe("label")
        }
        Tab("cc", systemImage: "star", value: 2) { Color.clear }.tabPlacement(.sidebarOnly)
      }
    }
  }

  private func pad(_ content: some View) -> Screen {
    Screen(
      800, 1000, safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0),
      sizeClasses: (.regular, .regular)
    ) { content }
  }

  @Test func theBarIsInTheRowOfTheNavigationBar() {
    let screen = pad(Tabs())
    #expect(screen.frame("first") == CGRect(0, 74, 800, 906))
    #expect(screen.frame("label").midY == 49)
    #expect(screen.graph.diagnostics == [])
  }

  @Test func aScreenWithoutNavigationBarIsBelowIt() {
    #expect(pad(Tabs(hasStack: false)).frame("first") == CGRect(0, 74, 800, 906))
    #expect(pad(Tabs(hasStack: false, hidesBar: true)).frame("first").minY == 24)
  }

  @Test func theCapsuleIsInTheMiddleAndSelectsATab() {
    let screen = pad(Tabs())
    // Two titles of 30 with 16 at each side; the third tab is in sidebars only.
    let pill = SystemLook.iOS18.tabBar.top.selection
    #expect(screen.fills(of: pill).map(\.minX) == [400 - screen.frame("label").width - 32])
    screen.tap(screen.frame("label").midX, 49)
    #expect(screen.frame("second").minY == 74)
    #expect(screen.tree.contains("\"cc\"") == false)
  }

  @Test func badgesAreInsideTheCapsule() {
    let screen = pad(
      TabView {
        Color.clear.tabItem { Text("aa") }
        Color.clear.tabItem { Text("bb").probe("label") }.badge(4)
      })
    let badge = screen.fills(of: .red).first ?? .null
    let label = screen.frame("label")
    // Both are at whole pixels.
    #expect(abs(badge.minX - label.maxX - 6) <= 0.5, "\(badge) \(label)")
    #expect(abs(badge.midY - 49) < 0.1)
  }

  @Test func titlesMakeRoomForTheBar() {
    #expect(pad(Tabs()).frame("title").minX == 20)
  }

  @Test func aCompactWidthHasTheBarAtTheBottom() {
    let screen = Screen(400, 800, sizeClasses: (.compact, .regular)) { Tabs(hasStack: false) }
    #expect(screen.frame("first") == CGRect(0, 0, 400, 751))
  }
}
