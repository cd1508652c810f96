import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor struct TabBarTests {
  private struct Tabs: View {
    @State var selection = "b"

    var body: some View {
      TabView(selection: $selection) {
        Color.red.probe("a").tabItem { Text("A") }.tag("a")
        Color.blue.probe("b").tabItem { Text("B") }.tag("b")
      }
    }
  }

  @Test func theSelectedScreenIsAboveTheBar() {
    let screen = Screen(
      200, 400, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    ) { Tabs() }
    #expect(screen.frame("b") == CGRect(0, 20, 200, 321))
    #expect(screen.hit(100, 100) == "b")
    screen.tap(50, 365)
    #expect(screen.hit(100, 100) == "a")
    #expect(screen.graph.diagnostics == [])
  }

  @Test func badgesAreBesideTheSymbol() {
    func badges(_ count: Int) -> [CGRect] {
      let screen = Screen(200, 400) {
        TabView {
          Color.clear.tabItem { Text("One") }.badge(count)
          Color.clear.tabItem { Text("Two") }
        }
      }
      return screen.list.items.compactMap { item in
        guard case .fill(let path, .color(let color), _) = item,
          color == Color.red.resolve(in: EnvironmentValues())
        else { return nil }
        return path.boundingRect
      }
    }
    #expect(badges(0) == [])
    // The badge is 6 points to the right of the tab's centre and 2 below the top of the bar.
    #expect(badges(4).map(\.origin) == [CGPoint(x: 56, y: 353)])
    #expect(badges(4).map(\.height) == [18])
  }

  @Test func aScreenCanHideTheTabBar() {
    let screen = Screen(200, 400) {
      TabView {
        NavigationStack { Color.red.probe("one").toolbar(.hidden, for: .tabBar) }
      }
    }
    #expect(screen.frame("one") == CGRect(0, 0, 200, 400))
  }
}
