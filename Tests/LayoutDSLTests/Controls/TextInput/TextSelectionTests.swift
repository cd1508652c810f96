import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct TextSelectionTests {
  @Test func aSelectionIsACaretOrARange() {
    let text = "abc"
    let caret = TextSelection(insertionPoint: text.endIndex)
    #expect(caret.isInsertion && caret.affinity == .automatic)
    #expect(!TextSelection(range: text.startIndex..<text.endIndex).isInsertion)
    #expect(caret.indices == .selection(text.endIndex..<text.endIndex))
  }

  @Test func aFieldWithASelectionShowsItsText() {
    let screen = Screen(200, 100) {
      VStack {
        TextField("Name", text: .constant("abc"), selection: .constant(nil))
        TextEditor(text: .constant("def"), selection: .constant(nil))
      }
    }
    #expect(screen.tree.contains("\"abc\"") && screen.tree.contains("\"def\""))
  }
}
