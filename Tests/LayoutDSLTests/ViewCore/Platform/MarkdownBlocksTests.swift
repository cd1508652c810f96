import Foundation
import LayoutDSL
import Testing

struct MarkdownBlocksTests {
  /// The blocks of a text: what is in them, and what they are, from the innermost one.
  private func blocks(_ markdown: String) throws -> [(text: String, kinds: [Kind])] {
    let string = try AttributedString(markdown: markdown)
    return string.runs[\.presentationIntent].map { intent, range in
      (String(string[range].characters), intent?.components.map(\.kind) ?? [])
    }
  }
  private typealias Kind = PresentationIntent.Kind

  @Test func headingsAndParagraphs() throws {
    let found = try blocks("# One #\n\na\nb\n\nTwo\n---\n\n####### no\n***")
    #expect(found.map(\.text) == ["One", "a b", "Two", "####### no", "⸻"])
    #expect(
      found.map(\.kinds) == [
        [.header(level: 1)], [.paragraph], [.header(level: 2)], [.paragraph], [.thematicBreak],
      ])
  }

  @Test func listsAreNested() throws {
    let found = try blocks("3. a\n   - b\n\n     c\n4. d\n\n* e")
    #expect(found.map(\.text) == ["a", "b", "c", "d", "e"])
    let third: [Kind] = [.listItem(ordinal: 3), .orderedList]
    #expect(
      found.map(\.kinds) == [
        [.paragraph] + third, [.paragraph, .listItem(ordinal: 1), .unorderedList] + third,
        [.paragraph, .listItem(ordinal: 1), .unorderedList] + third,
        [.paragraph, .listItem(ordinal: 4), .orderedList],
        [.paragraph, .listItem(ordinal: 1), .unorderedList],
      ])
  }

  @Test func codeHasNoInlineSyntax() throws {
    let found = try blocks("```swift\nlet a = *b*\n\n  c\n```\n\n    d\n")
    #expect(found.map(\.text) == ["let a = *b*\n\n  c\n", "d\n"])
    #expect(
      found.map(\.kinds) == [[.codeBlock(languageHint: "swift")], [.codeBlock(languageHint: nil)]])
  }

  @Test func quotationsContainBlocks() throws {
    let found = try blocks("> # a\n> b\nc\n\nd")
    #expect(found.map(\.text) == ["a", "b c", "d"])
    #expect(
      found.map(\.kinds) == [
        [.header(level: 1), .blockQuote], [.paragraph, .blockQuote], [.paragraph],
      ])
  }

  @Test func tablesHaveRowsAndColumns() throws {
    let found = try blocks("| a | b |\n|:-:|--:|\n| 1 | x\\|y |\n\nz")
    #expect(found.map(\.text) == ["a", "b", "1", "x|y", "z"])
    let table = Kind.table(columns: [.init(alignment: .center), .init(alignment: .right)])
    #expect(found[0].kinds == [.tableCell(columnIndex: 0), .tableHeaderRow, table])
    #expect(found[3].kinds == [.tableCell(columnIndex: 1), .tableRow(rowIndex: 1), table])
    #expect(found[4].kinds == [.paragraph])
  }

  @Test func hardBreaksEndLines() throws {
    #expect(try blocks("a  \nb\\\nc").map(\.text) == ["a\nb\nc"])
  }

  @Test func deepTextsEnd() throws {
    let deep = String(repeating: "> ", count: 5_000) + "a"
    #expect(try blocks(deep).count == 1)
    #expect(try blocks(String(repeating: "- ", count: 5_000)).count <= 1)
  }
}
