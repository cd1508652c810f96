import Testing

@testable import snap

struct SourceCursorTests {
  @Test func commentsHaveOthersInThem() {
    var cursor = SourceCursor(Array(" /* a /* b */ */ // c\n d".utf8))
    cursor.skipSpacesAndComments()
    #expect(cursor.word() == "d" && cursor.isAtEnd)
  }

  @Test(arguments: ["/*", "/* a", "//", "/* a */"])
  func aCommentAtTheEndEndsTheSource(text: String) {
    var cursor = SourceCursor(Array(text.utf8))
    #expect(cursor.skipComment() && cursor.isAtEnd && !cursor.skipComment())
  }

  private func parts(_ text: String) -> [SourceCursor.StringPart] {
    var cursor = SourceCursor(Array(text.utf8))
    let marks = cursor.stringStart()
    var parts: [SourceCursor.StringPart] = []
    repeat {
      parts.append(cursor.stringPart(marks))
      if let part = parts.last, part == .escape || part == .interpolation { cursor.advance() }
    } while parts.last != .end && parts.last != .unterminated
    return parts
  }

  @Test func stringsEndAtTheirMarks() {
    let a = SourceCursor.StringPart.byte(UInt8(ascii: "a"))
    let quote = SourceCursor.StringPart.byte(UInt8(ascii: "\""))
    #expect(parts(#""a""#) == [a, .end])
    #expect(parts(#""\"\(""#) == [.escape, .interpolation, .end])
    #expect(parts(##"#"a"\#n"#"##) == [a, quote, .escape, .end])
    #expect(parts("\"\"\"a\"\"\"") == [a, .end])
    #expect(parts("\"a\n\"") == [a, .unterminated])
    #expect(parts("\"a") == [a, .unterminated])
  }
}
