import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct NavigationSplitViewStyleTests {
  private func probes<S: NavigationSplitViewStyle>(_ style: S) -> [String] {
    let screen = Screen(200, 400) {
      NavigationSplitView {
        Color.red.probe("sidebar")
      } detail: {
        Color.blue.probe("detail")
      }
      .navigationSplitViewStyle(style)
    }
    #expect(screen.graph.diagnostics == [])
    return screen.probes
  }

  @Test func systemStylesShowTheSidebar() {
    #expect(probes(.automatic) == ["sidebar"])
    #expect(probes(.balanced) == ["sidebar"])
    #expect(probes(.prominentDetail) == ["sidebar"])
  }

  @Test func aCustomStyleBuildsOnASystemStyle() {
    struct Padded: NavigationSplitViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        BalancedNavigationSplitViewStyle().makeBody(configuration: configuration)
          .padding(10).probe("padded")
      }
    }
    #expect(probes(Padded()) == ["padded", "sidebar"])
  }
}
