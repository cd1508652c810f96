import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct ActionSheetTests {
  @available(*, deprecated)
  @Test func itsButtonsPerformTheirActionAndDismissIt() throws {
    struct Question: View {
      @State var isPresented = true
      let journal: Journal
      var body: some View {
        Color.clear.actionSheet(isPresented: $isPresented) {
          ActionSheet(
            title: Text("Sure?"), message: Text("It is for good."),
            buttons: [.destructive(Text("Delete")) { journal.note("deleted") }, .cancel()])
        }
      }
    }
    let journal = Journal()
    let screen = Screen(400, 400) { Question(journal: journal) }
    #expect(screen.tree.contains("\"Sure?\""))
    let button = try #require(screen.graph.node(knownAs: "Delete")).globalFrame
    screen.tap(button.midX, button.midY)
    screen.advance(by: 1)
    #expect(journal.entries == ["deleted"])
    #expect(!screen.tree.contains("\"Sure?\""))
  }
}
