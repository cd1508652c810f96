import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct TabBottomAccessoryTests {
  private struct Placed: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement
    @Environment(\.tabBarPlacement) private var tabs

    var body: some View {
      Color.green.probe(placement == .expanded ? "expanded" : "none")
        .overlay { Color.clear.probe(tabs == .bottomBar ? "in tab" : "outside") }
    }
  }

  private func screen(
    isEnabled: Bool = true, bar: Visibility = .automatic, pages: Bool = false
  ) -> Screen {
    Screen(200, 400, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)) {
      TabView {
        Tab("One", systemImage: "10x10") {
          Color.red.probe("screen").toolbar(bar, for: .tabBar).overlay { Placed() }
        }
      }
      .tabViewBottomAccessory(isEnabled: isEnabled) { Placed() }
    }
  }

  @Test func theAccessoryIsAboveTheTabBar() {
    let screen = screen()
    #expect(screen.frame("expanded") == CGRect(16, 285, 168, 48))
    #expect(screen.frame("screen") == CGRect(0, 20, 200, 265))
    #expect(screen.probes.sorted() == ["expanded", "in tab", "none", "outside", "screen"])
  }

  @Test func withoutATabBarItIsAtTheBottom() {
    #expect(screen(bar: .hidden).frame("expanded") == CGRect(16, 334, 168, 48))
  }

  @Test func aDisabledAccessoryTakesNoRoom() {
    let screen = screen(isEnabled: false)
    #expect(screen.frame("expanded") == .null)
    #expect(screen.frame("screen") == CGRect(0, 20, 200, 321))
  }
}
