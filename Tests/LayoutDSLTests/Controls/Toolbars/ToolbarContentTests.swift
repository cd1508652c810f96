import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct ToolbarContentTests {
  private struct Items: ToolbarContent {
    let isOn: Bool
    var name: String?

    var body: some ToolbarContent {
      if isOn { ToolbarItem { Color.red.frame(width: 9).probe("on") } }
      if let name {
        ToolbarItem { Color.red.frame(width: 9).probe(name) }
      }
      if isOn {
        ToolbarItem { Color.red.frame(width: 9).probe("first") }
      } else {
        ToolbarItem { Color.red.frame(width: 9).probe("second") }
      }
    }
  }

  @Test func aClosureMayBeEmpty() {
    let screen = Screen(390, 400) {
      NavigationStack { Color.red.probe("content").toolbar {} }
    }
    #expect(screen.probes == ["content"])
  }

  @Test func itemsDependOnConditions() {
    func probes(_ items: Items) -> [String] {
      Screen(390, 400) { NavigationStack { Color.red.toolbar { items } } }.probes
    }
    #expect(probes(Items(isOn: true, name: "name")) == ["on", "name", "first"])
    #expect(probes(Items(isOn: false)) == ["second"])
  }
}
