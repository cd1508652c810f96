import Testing

@testable import snap

struct SourceReaderTests {
  private func names(_ text: String, from start: Int = 0) -> [String] {
    var reader = SourceReader(Array(text.utf8), from: start)
    var names: [String] = []
    while let token = reader.next() {
      guard case .name(let name, let isMember, let line) = token else { continue }
      names.append("\(isMember ? "." : "")\(name):\(line)")
    }
    return names
  }

  @Test func commentsAndStringsHaveNoNames() {
    let text = "a // b\n/* c /* d */ */ .e \"f \\(\"g\") h\"\n`case`"
    #expect(names(text) == ["a:1", ".e:2", "case:3"])
  }

  @Test func linesAreThoseOfTheWholeSource() {
    #expect(names("a\nb\nc", from: 2) == ["b:2", "c:3"])
  }

  @Test func aStringWithANewlineMakesTheReaderUncertain() {
    var reader = SourceReader(Array("\"a\nb".utf8))
    while reader.next() != nil {}
    #expect(reader.isUncertain)
  }
}
