import Foundation
import Testing

@testable import LayoutDSL

@MainActor struct MenuTests {
  @Test func isItsLabelAndDoesItsPrimaryAction() {
    let journal = Journal()
    let screen = Screen {
      Menu("aaa") {
        Text("option")
      } primaryAction: {
        journal.note("primary")
      }
    }
    screen.tap(50, 50)
    #expect(journal.entries == ["primary"])
    #expect(screen.tree.contains("\"aaa\""))
    #expect(!screen.tree.contains("\"option\""))
  }
}
