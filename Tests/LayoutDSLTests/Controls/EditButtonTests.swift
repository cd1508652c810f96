import Foundation
import Testing

@testable import LayoutDSL

@MainActor struct EditButtonTests {
  private struct Editing: View {
    let journal: Journal
    @State private var mode = EditMode.inactive
    var body: some View {
      let _ = journal.note("\(mode)")
      EditButton().environment(\.editMode, $mode)
    }
  }

  @Test func beginsAndEndsEditing() {
    let journal = Journal()
    let screen = Screen { Editing(journal: journal) }
    #expect(screen.tree.contains("\"Edit\""))
    screen.tap(50, 50)
    #expect(screen.tree.contains("\"Done\""))
    screen.tap(50, 50)
    #expect(journal.entries == ["inactive", "active", "inactive"])
  }
}
