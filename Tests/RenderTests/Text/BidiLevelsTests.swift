import Testing

@testable import Render

@Suite struct BidiLevelsTests {
  /// Capitals stand for Hebrew letters.
  private func levels(_ text: String, base: UInt8 = 0) -> [UInt8] {
    let hebrew: [Character] = Array("אבגדהוזחטי")
    let string = text.map { character -> Character in
      guard let value = character.asciiValue, character.isUppercase else { return character }
      return hebrew[Int(value - 65)]
    }
    let levels = BidiLevels(String(string), base: base)
    return string.indices.map { levels[$0] }
  }

  @Test func leftToRightAlone() {
    #expect(levels("ab 1!") == [0, 0, 0, 0, 0])
  }

  @Test func wordsOfBothDirections() {
    #expect(levels("a BC d") == [0, 0, 1, 1, 0, 0])
    #expect(levels("A B") == [1, 1, 1])
    #expect(levels("A b", base: 1) == [1, 1, 2])
  }

  @Test func numbersRunLeftToRightInsideRightToLeft() {
    #expect(levels("A 12 B") == [1, 1, 2, 2, 1, 1])
  }

  @Test func neutralsAtTheEdgesTakeTheParagraph() {
    #expect(levels("!A!") == [0, 1, 0])
    #expect(levels("!A!", base: 1) == [1, 1, 1])
  }

  @Test(arguments: ["1.2.3", "21°", "$5", "12:30", "1,000 %"])
  func numbersKeepTheirSeparatorsAndSigns(text: String) {
    let levels = BidiLevels(text, base: 1)
    let joined = text.indices.count - (text.contains(" ") ? 2 : 0)
    #expect((0..<joined).allSatisfy { levels[$0] == 2 })
  }

  @Test func separatorsAtTheEndsOfNumbersAreNeutral() {
    let levels = BidiLevels("-5.", base: 1)
    #expect([levels[0], levels[1], levels[2]] == [1, 2, 1])
  }
}
