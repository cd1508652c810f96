import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct EditButtonTests {
  private struct Editing: View {
    let journal: Journal
    @State private var mode = EditMode.inactive
    var body: some View {
      let _ = journal.note("\(mode)")
      EditButton().environment(\.editMode, $mode)
    }
  }

  @Test func aButtonInTheBarEditsItsScreen() {
    struct Shown: View {
      @Environment(\.editMode) private var editMode
      var body: some View { Text(editMode?.wrappedValue.isEditing == true ? "on" : "off") }
    }
    let screen = Screen(200, 200) {
      NavigationStack { Shown().toolbar { EditButton().probe("button") } }
    }
    #expect(screen.tree.contains("\"off\""))
    let button = screen.frame("button")
    screen.tap(button.midX, button.midY)
    #expect(screen.tree.contains("\"on\""))
    #expect(screen.tree.contains("\"Done\""))
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
