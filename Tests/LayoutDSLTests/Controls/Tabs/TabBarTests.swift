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

  @Test func inACompactHeightBadgesAreOnTheSymbol() throws {
    func badge(@ViewBuilder _ item: @escaping () -> some View) throws -> CGRect {
      let screen = Screen(400, 200, sizeClasses: (.compact, .compact)) {
        TabView {
          Color.white.tabItem(item).badge(4)
        }
      }
      let badge = try #require(screen.fills(of: .red).first)
      return badge.offsetBy(dx: -screen.frame("icon").midX, dy: -screen.frame("icon").minY)
    }
    let icon = Color.blue.frame(width: 20, height: 20).probe("icon")
    let labelled = try badge {
      Label {
        Text("One")
      } icon: {
        icon
      }
    }
    let listed = try badge {
      icon
      Text("One")
    }
    for badge in [labelled, listed] { #expect(badge.origin == CGPoint(x: 2, y: -5)) }
  }

  @Test func aScreenCanHideTheTabBar() {
    let screen = Screen(200, 400) {
      TabView {
        NavigationStack { Color.red.probe("one").toolbar(.hidden, for: .tabBar) }
      }
    }
    #expect(screen.frame("one") == CGRect(0, 0, 200, 400))
  }

  @Test func theSymbolIsAboveATitleThatPrecedesIt() {
    func items(@ViewBuilder _ item: @escaping () -> some View) -> [DisplayItem] {
      Screen(200, 400) { TabView { Color.white.tabItem(item) } }.list.items
    }
    let usual = items {
      Image(systemName: "star")
      Text("One")
    }
    let reversed = items {
      Text("One")
      Image(systemName: "star")
    }
    #expect(usual == reversed)
  }

  @Test func theImageOfAnItemIsAboveItsTitle() {
    let trees = [
      Screen(200, 400) {
        TabView {
          Color.white.tabItem {
            Image("10x10"); Text("a")
          }
        }
      },
      Screen(200, 400) {
        TabView {
          Color.white.tabItem {
            Text("a"); Image("10x10")
          }
        }
      },
      Screen(200, 400) {
        TabView {
          Color.white.tabItem {
            VStack {
              Text("a"); Image("10x10")
            }
          }
        }
      },
      Screen(200, 400) {
        TabView {
          Color.white.tabItem {
            VStack {
              Image("10x10"); Text("a")
            }
          }
        }
      },
      Screen(200, 400) {
        TabView {
          Color.white.tabItem {
            HStack {
              Image("10x10"); Text("a")
            }
          }
        }
      },
      Screen(200, 400) {
        TabView {
          Color.white.tabItem {
            HStack {
              Text("a"); Image("10x10")
            }
          }
        }
      },
    ].map(\.tree)
    #expect(Set(trees).count == 1)
  }
}
