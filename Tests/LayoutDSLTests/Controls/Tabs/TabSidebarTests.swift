import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct TabSidebarTests {
  private struct Tabs: View {
    @State private var selection = 0

    var body: some View {
      TabView(selection: $selection) {
        Tab(value: 0) {
          Color.red.probe("first")
        } label: {
          Text("aa").probe("row first")
        }
        Tab("bar", systemImage: "star", value: 1) { Color.clear }
          .defaultVisibility(.hidden, for: .sidebar)
        TabSection("Section") {
          Tab(value: 2) {
            Color.green.probe("second")
          } label: {
            Text("bb").probe("row second")
          }
        }
        .sectionActions { Text("Add").probe("action") }
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewSidebarHeader { Color.blue.frame(height: 10).probe("header") }
      .tabViewSidebarFooter { Color.blue.frame(height: 10).probe("footer") }
      .tabViewSidebarBottomBar { Color.blue.frame(height: 10).probe("bottom") }
    }
  }

  private func pad(_ width: CGFloat, _ height: CGFloat, _ content: some View) -> Screen {
    Screen(width, height, sizeClasses: (.regular, .regular)) { content }
  }

  @Test func theSidebarHasTheTabsBelowTheirSections() {
    let screen = pad(1200, 800, Tabs().defaultAdaptableTabBarPlacement(.sidebar))
    let rows = ["header", "row first", "row second", "action", "footer"].map {
      screen.frame($0).minY
    }
    #expect(rows == rows.sorted() && rows.allSatisfy { $0 > 50 })
    #expect(screen.tree.contains("\"Section\"") && !screen.tree.contains("\"bar\""))
    #expect(screen.frame("bottom").maxY == 800)
    #expect(screen.frame("first").minX == 320 && screen.frame("first").maxX == 1200)
    let row = screen.frame("row second")
    screen.tap(row.midX, row.midY)
    #expect(screen.frame("second").minX == 320)
  }

  @Test func aTallScreenIsBehindTheSidebar() {
    let screen = pad(800, 1200, Tabs().defaultAdaptableTabBarPlacement(.sidebar))
    #expect(screen.frame("first").minX == 0 && screen.frame("row first").maxX < 320)
    screen.tap(700, 600)
    #expect(screen.frame("row second").minX > 320, "the rows are tabs of the bar again")
  }

  @Test func buttonsShowAndHideTheSidebar() {
    let screen = pad(1200, 800, Tabs())
    #expect(screen.frame("first").minX == 0 && screen.tree.contains("\"bar\""))
    let leading = screen.frame("row first").minX - 32
    screen.tap(leading - 16, 25)
    #expect(screen.frame("first").minX == 320)
    screen.tap(26, 25)
    #expect(screen.frame("first").minX == 0)
  }

  @Test func aPhoneHasNoSidebar() {
    let screen = Screen(400, 800, sizeClasses: (.compact, .regular)) {
      Tabs().defaultAdaptableTabBarPlacement(.sidebar)
    }
    #expect(screen.frame("first") == CGRect(0, 0, 400, 751))
    #expect(screen.frame("header") == .null)
  }
}
