import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct ToolbarTitleMenuTests {
  @Test func aTapOnTheTitleOpensTheMenu() throws {
    let journal = Journal()
    let screen = Screen(390, 600) {
      NavigationStack {
        Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbarTitleMenu { Button("Rename") { journal.note("renamed") } }
          .toolbar { ToolbarSpacer(.fixed) }
      }
    }
    let title = try #require(screen.graph.node(knownAs: "Title")).globalFrame
    screen.tap(title.midX, title.midY)
    screen.advance(by: 1)
    let item = try #require(screen.graph.node(knownAs: "Rename")).globalFrame
    screen.tap(item.midX, item.midY)
    screen.advance(by: 1)
    #expect(journal.entries == ["renamed"])
  }

  /// Its menu is a button, but the title does not have the tint.
  @Test func theTitleHasTheColorOfOtherTitles() {
    let screen = Screen(390, 600) {
      NavigationStack {
        Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbarTitleMenu { Button("Rename") {} }
      }
    }
    #expect(screen.fills(of: .primary).contains { $0.width == 85 })
  }
}
