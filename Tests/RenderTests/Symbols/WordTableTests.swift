import Testing

@testable import Render

@Suite struct WordTableTests {
  let table = WordTable(parts: ["a 1\nab 2 3\nab - 4\n", "ab.c 5\nb 6\n"])

  @Test func rowsAreFoundByTheirFirstWord() {
    #expect(table.words(after: "a") == ["1"])
    #expect(table.words(after: "ab.c") == ["5"])
    #expect(table.words(after: "b") == ["6"])
  }

  @Test func rowsOfOneNameContinueOneAnother() {
    #expect(table.words(after: "ab") == ["2", "3", "-", "4"])
  }

  @Test func otherWordsAreNotFound() {
    for word in ["", "aa", "ab.", "c", "1", "a 1", "b\n"] {
      #expect(table.words(after: word) == nil, "\(word)")
    }
  }
}
