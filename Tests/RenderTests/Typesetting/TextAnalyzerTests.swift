import Testing

@testable import Drawing
@testable import Render

@Suite struct TextAnalyzerTests {
  private let analyzer = TextAnalyzer()

  /// The text with a bar at each line break opportunity.
  private func breaks(_ text: String, language: String = "en") -> String {
    var copy = text
    let marks = copy.withUTF8 { analyzer.lineBreaks(of: $0, language: language) }
    var result = ""
    for index in text.unicodeScalars.indices {
      if marks[index.utf8Offset(in: text)] != 0 { result += "|" }
      result.unicodeScalars.append(text.unicodeScalars[index])
    }
    return result
  }

  /// The levels of the scalars; capitals represent Hebrew letters.
  private func levels(_ text: String, isRightToLeft: Bool = false) -> [UInt8] {
    let hebrew: [Character] = Array("אבגדהוזחטי")
    let string = String(
      text.map { character -> Character in
        guard let value = character.asciiValue, character.isUppercase else { return character }
        return hebrew[Int(value - 65)]
      })
    let levels = allLevels(string, isRightToLeft: isRightToLeft).characters
    return string.unicodeScalars.indices.map { levels[$0.utf8Offset(in: string)] }
  }

  private func allLevels(
    _ text: String, isRightToLeft: Bool, isFixed: Bool = false
  ) -> (characters: [UInt8], paragraphs: [UInt8]) {
    var text = text
    return text.withUTF8 {
      analyzer.levels(of: $0, isRightToLeft: isRightToLeft, isFixed: isFixed)
    }
  }

  /// The fast path for plain words is compared with ICU, which a word joiner at the end requires.
  @Test func plainTextBreaksMatchICU() {
    let characters = Array("a9 .:'?")
    for number in 0..<16_807 {
      var rest = number
      var text = ""
      for _ in 0..<5 {
        text.append(characters[rest % 7])
        rest /= 7
      }
      #expect(breaks(text) + "\u{2060}" == breaks(text + "\u{2060}"))
    }
  }

  @Test(arguments: [
    "two |words", "well-|known", "no\u{A0}break |here", "a, |b. |(c) |d?", "-5 |€5 |5%x",
    "http://|a.b/|c", "“quoted” |text", "1,000.50 |3:30", "soft\u{AD}|hyphen", "a\u{200B}|b",
  ])
  func breakOpportunities(marked: String) {
    #expect(breaks(marked.filter { $0 != "|" }) == marked)
  }

  @Test(arguments: [
    ("漢|字。|「漢|字」|あ|っ|た", "ja"), ("ภาษา|ไทย|ง่าย", "th"), ("ខ្ញុំ|ស្រឡាញ់", "km"),
    ("क्षत्रिय |हिन्दी", "hi"), ("👩‍👩‍👧|👍🏽|🇩🇪|🇫🇷", "en"),
  ])
  func breakOpportunitiesOutsideLatin(marked: String, language: String) {
    #expect(breaks(marked.filter { $0 != "|" }, language: language) == marked)
  }

  @Test func leftToRightTextHasLevelZero() {
    #expect(levels("ab 1!") == [0, 0, 0, 0, 0])
  }

  @Test func mixedDirectionsHaveTheirLevels() {
    #expect(levels("a BC d") == [0, 0, 1, 1, 0, 0])
    #expect(levels("A B") == [1, 1, 1])
    #expect(levels("A b") == [1, 1, 2])
  }

  @Test func numbersRunLeftToRightInsideRightToLeft() {
    #expect(levels("A 12 B") == [1, 1, 2, 2, 1, 1])
    #expect(levels("A 1.2 -5%") == [1, 1, 2, 2, 2, 1, 1, 2, 2])
  }

  @Test func isolatesDoNotAffectTheirSurroundings() {
    #expect(levels("a \u{2067}B 1\u{2069}, c") == [0, 0, 0, 1, 1, 2, 0, 0, 0, 0])
  }

  @Test func theFirstStrongCharacterSetsTheParagraph() {
    #expect(levels("!A!") == [1, 1, 1])
    #expect(levels("1 b", isRightToLeft: true) == [0, 0, 0])
    #expect(levels("1 2", isRightToLeft: true) == [2, 1, 2])
    let paragraphs = allLevels("a\n\u{5D0}\n1", isRightToLeft: true).paragraphs
    #expect([0, 2, 5].map { paragraphs[$0] } == [0, 1, 1])
  }

  @Test func evictedLanguagesAreReopened() {
    for language in ["de", "fr", "es", "it", "nl", "pt", "sv", "da", "fi", "en", "de"] {
      #expect(breaks("a b", language: language) == "a |b")
    }
    #expect(breaks("") == "")
  }

  @Test func fixedDirectionAppliesToAllParagraphs() {
    let text = "abc\n\u{5D0}\u{5D1}"
    let rightToLeft = allLevels(text, isRightToLeft: true, isFixed: true).paragraphs
    #expect(rightToLeft.prefix(5) == [1, 1, 1, 1, 1])
    #expect(allLevels(text, isRightToLeft: false, isFixed: true).paragraphs[4] == 0)
  }
}

extension String.Index {
  /// The UTF-8 offset.
  fileprivate func utf8Offset(in string: String) -> Int {
    string.utf8.distance(from: string.utf8.startIndex, to: self)
  }
}
