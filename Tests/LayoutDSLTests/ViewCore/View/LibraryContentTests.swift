import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct LibraryContentTests {
  private struct Entries: LibraryContentProvider {
    @LibraryContentBuilder var views: [LibraryItem] {
      LibraryItem(Color.red, title: "Red", category: .control)
      LibraryItem(Color.blue, visible: false)
    }

    func modifiers(base: Color) -> [LibraryItem] { [LibraryItem(base.opacity(0.5))] }
  }

  private struct Nothing: LibraryContentProvider {}

  @Test func entriesAreCollected() {
    #expect(Entries().views.map(\.title) == ["Red", nil])
    #expect(Entries().views.map(\.isVisible) == [true, false])
    #expect(Entries().modifiers(base: .red).count == 1)
    #expect(Nothing().views.isEmpty)
  }
}
