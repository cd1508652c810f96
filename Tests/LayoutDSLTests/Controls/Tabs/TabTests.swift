import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct TabTests {
  private enum Page: Hashable {
    case home, search, profile
  }

  private struct Pages: View {
    @State var page = Page.search
    var showsProfile = true

    var body: some View {
      TabView(selection: $page) {
        Tab("Home", systemImage: "10x10", value: .home) { Color.red.probe("home") }
        Tab(value: .search, role: .search) { Color.blue.probe("search") }
        if showsProfile {
          Tab("Profile", systemImage: "10x10", value: .profile) { Color.green.probe("profile") }
            .badge(2)
        }
      }
    }
  }

  @Test func aValueIsOfTheTypeOfTheSelection() {
    let screen = Screen(300, 400) { Pages() }
    #expect(screen.hit(100, 100) == "search")
    screen.tap(50, 375)
    #expect(screen.hit(100, 100) == "home")
    screen.tap(250, 375)
    #expect(screen.hit(100, 100) == "profile")
  }

  @Test func aTabOfAConditionMayBeMissing() {
    let screen = Screen(300, 400) { Pages(page: .home, showsProfile: false) }
    screen.tap(250, 375)
    #expect(screen.hit(100, 100) == "search")
  }

  @Test func anOptionalSelectionTakesPlainValues() {
    struct Tabs: View {
      @State var page: Page? = .profile
      var body: some View {
        TabView(selection: $page) {
          Tab("Home", systemImage: "10x10", value: Page.home) { Color.red.probe("home") }
          Tab("Profile", systemImage: "10x10", value: Page.profile) { Color.red.probe("profile") }
        }
      }
    }
    #expect(Screen(300, 400) { Tabs() }.hit(100, 100) == "profile")
  }

  @Test func aTabWithSeveralViewsIsOneTab() {
    let screen = Screen(200, 400) {
      TabView {
        Tab("One", systemImage: "10x10") {
          Color.red.probe("top")
          Color.blue.probe("bottom")
        }
        Tab("Two", systemImage: "10x10") { Color.green.probe("two") }
      }
    }
    #expect(screen.hit(100, 50) == "top")
    #expect(screen.hit(100, 300) == "bottom")
    screen.tap(150, 375)
    #expect(screen.hit(100, 100) == "two")
  }

  @Test func tabsOfACollectionAndASectionStandSideBySide() {
    let screen = Screen(400, 400) {
      TabView {
        ForEach(0..<2) { index in
          Tab("\(index)", systemImage: "10x10") { Color.red.probe("number \(index)") }
        }
        TabSection("More") {
          Tab("A", systemImage: "10x10") { Color.blue.probe("a") }
          Tab("B", systemImage: "10x10") { Color.blue.probe("b") }
        }
        Tab("Hidden", systemImage: "10x10") { Color.blue.probe("c") }.hidden()
      }
    }
    let shown = [50, 150, 250, 350].map { x -> String? in
      screen.tap(CGFloat(x), 375)
      return screen.hit(100, 100)
    }
    #expect(shown == ["number 0", "number 1", "a", "b"])
  }

  @Test func sectionsFollowAnOptionalSelection() {
    struct Screens: View {
      @State var selection: Int? = 2
      var body: some View {
        TabView(selection: $selection) {
          Tab("x", systemImage: "10x10", value: 1) { Color.red.probe("x") }
          TabSection("s") {
            Tab("y", systemImage: "10x10", value: 2) { Color.red.probe("y") }
          }
        }
      }
    }
    #expect(Screen(400, 400) { Screens() }.hit(100, 100) == "y")
  }
}
