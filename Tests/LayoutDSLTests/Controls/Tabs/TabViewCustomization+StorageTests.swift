import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct TabViewCustomizationStorageTests {
  @Test func customizationsAreStored() throws {
    struct Row: Identifiable { let id = 1 }
    struct Page: View {
      @AppStorage("tabs") private var tabs: TabViewCustomization
      @SceneStorage("columns") private var columns: TableColumnCustomization<Row>
      var body: some View {
        let isHidden = tabs[tab: "a"].sidebarVisibility == .hidden
        Color.red.probe("\(isHidden) \(columns == TableColumnCustomization())")
          .onTapGesture { tabs[tab: "a"].sidebarVisibility = .hidden }
      }
    }
    let screen = Screen { Page() }
    #expect(screen.probes == ["false true"])
    screen.tap(50, 50)
    #expect(screen.probes == ["true true"])
  }
}
