import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct AttributedTextSelectionTests {
  private final class Document {
    var text: AttributedString
    var selection = AttributedTextSelection()

    init(_ text: AttributedString) {
      self.text = text
    }
  }

  private func screen(_ document: Document) -> Screen {
    let screen = Screen(200, 100) {
      TextEditor(
        text: Binding(get: { document.text }, set: { document.text = $0 }),
        selection: Binding(get: { document.selection }, set: { document.selection = $0 }))
    }
    screen.tap(100, 20)
    return screen
  }

  private func linked(_ text: String) -> AttributedString {
    var result = AttributedString(text)
    result.link = URL(string: "https://a.b")
    return result
  }

  @Test func typedTextHasTheAttributesBeforeTheCaret() {
    let document = Document(AttributedString("ab") + linked("cd"))
    #expect(screen(document).graph.type("e"))
    #expect(document.text == AttributedString("ab") + linked("cde"))
    #expect(screen(document).graph.type("\u{8}\u{8}\u{8}\u{8}"))
    #expect(document.text == AttributedString("a"))
  }

  @Test func typedTextReplacesTheSelection() {
    let document = Document(AttributedString("one two"))
    document.selection = AttributedTextSelection(range: document.text.range(of: "one")!)
    #expect(screen(document).graph.type("1"))
    #expect(String(document.text.characters) == "1 two")
    guard case .insertionPoint(let caret) = document.selection.indices(in: document.text) else {
      Issue.record("the selection is not a caret")
      return
    }
    #expect(document.text.characters.distance(from: document.text.startIndex, to: caret) == 1)
  }

  @Test func aTransformChangesTheSelectedRuns() {
    var text = AttributedString("ab") + linked("cd")
    var selection = AttributedTextSelection(
      range: text.characters.index(after: text.startIndex)..<text.endIndex)
    #expect(selection.attributes(in: text)[\.link].map { $0 == nil } == [true, false])
    text.transformAttributes(in: &selection) { $0.underlineStyle = .single }
    #expect(text.runs.map { String(text[$0.range].characters) } == ["a", "b", "cd"])
    #expect(text.runs.map { $0.underlineStyle == nil } == [true, false, false])
  }

  @Test func aTransformAtACaretChangesTheNextCharacter() {
    let document = Document(AttributedString("ab"))
    document.text.transformAttributes(in: &document.selection) { $0.link = URL(string: "x") }
    #expect(document.text == AttributedString("ab"))
    #expect(screen(document).graph.type("c"))
    #expect(document.text.runs.map { String(document.text[$0.range].characters) } == ["ab", "c"])
  }

  @Test func positionsOutsideTheTextAreMovedToItsEnds() {
    let long = AttributedString("abcdef"), short = AttributedString("ab")
    let selection = AttributedTextSelection(range: long.startIndex..<long.endIndex)
    #expect(selection.indices(in: short) == .ranges(RangeSet(short.startIndex..<short.endIndex)))
    #expect(selection.indices(in: AttributedString()) == .insertionPoint(short.startIndex))
  }
}
