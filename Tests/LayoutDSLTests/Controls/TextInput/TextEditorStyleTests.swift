import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct TextEditorStyleTests {
  private struct Note: View {
    let journal: Journal
    @State private var text = ""
    var body: some View {
      let _ = journal.note(text)
      TextEditor(text: $text).probe("editor")
    }
  }

  @Test func aCustomStyleBuildsOnASystemStyle() {
    struct Bordered: TextEditorStyle {
      func makeBody(configuration: Configuration) -> some View {
        PlainTextEditorStyle().makeBody(configuration: configuration).probe("text").padding(4)
          .border(.red)
      }
    }
    let journal = Journal()
    let screen = Screen(200, 100) { Note(journal: journal).textEditorStyle(Bordered()) }
    #expect(screen.frame("editor") == CGRect(0, 0, 200, 100))
    #expect(screen.frame("text") == CGRect(4, 4, 192, 92))
    screen.tap(100, 50)
    #expect(screen.graph.type("ab"))
    #expect(journal.entries.last == "ab")
  }

  @Test func systemStylesFillTheProposedSize() {
    let plain = Screen(200, 100) { Note(journal: Journal()).textEditorStyle(.plain) }
    let automatic = Screen(200, 100) { Note(journal: Journal()).textEditorStyle(.automatic) }
    #expect(plain.frame("editor") == CGRect(0, 0, 200, 100))
    #expect(plain.tree == automatic.tree)
  }
}
