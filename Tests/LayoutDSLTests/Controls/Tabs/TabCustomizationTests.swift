import Foundation
import LayoutDSL
import Testing

@MainActor struct TabCustomizationTests {
  @Test func visibilitiesAreKeptByIdentifier() throws {
    var customization = TabViewCustomization()
    #expect(customization[tab: "mail"].sidebarVisibility == .automatic)
    customization[tab: "mail"].sidebarVisibility = .hidden
    customization[tab: "news"].tabBarVisibility = .visible
    #expect(customization[tab: "mail"].sidebarVisibility == .hidden)
    #expect(customization[tab: "mail"].tabBarVisibility == .automatic)
    let data = try JSONEncoder().encode(customization)
    #expect(try JSONDecoder().decode(TabViewCustomization.self, from: data) == customization)
    customization.resetVisibility()
    #expect(customization == TabViewCustomization())
  }

  @Test func aCustomizationChangesNoTab() {
    struct Tabs: View {
      @State private var customization = TabViewCustomization()
      var body: some View {
        TabView {
          Tab("One", systemImage: "star") { Color.red.probe("one") }
            .customizationID("one")
            .customizationBehavior(.disabled, for: .sidebar, .tabBar)
            .defaultVisibility(.hidden, for: .tabBar)
        }
        .tabViewCustomization($customization)
        .tabBarMinimizeBehavior(.onScrollDown)
        .tabViewSidebarHeader { Color.blue.probe("header") }
      }
    }
    #expect(Screen { Tabs() }.probes == ["one"])
  }
}
