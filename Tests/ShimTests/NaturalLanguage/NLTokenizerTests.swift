import NaturalLanguage
import Testing

struct NLTokenizerTests {
  private func tokens(_ text: String, _ unit: NLTokenUnit) -> [String] {
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = text
    return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
  }

  @Test func wordsHaveNoPunctuation() {
    #expect(tokens("It's 3.5 km, isn't it?", .word) == ["It's", "3.5", "km", "isn't", "it"])
    #expect(tokens("", .word).isEmpty)
  }

  @Test func sentencesEndWithTheirMarks() {
    #expect(tokens("One. Two! Three", .sentence) == ["One. ", "Two! ", "Three"])
    #expect(tokens("a\nb", .paragraph) == ["a\n", "b"])
  }

  @Test func theScriptTellsTheLanguage() {
    #expect(NLLanguageRecognizer.dominantLanguage(for: "Привет") == .russian)
    #expect(NLLanguageRecognizer.dominantLanguage(for: "こんにちは") == .japanese)
    #expect(NLLanguageRecognizer.dominantLanguage(for: "12") == nil)
  }

  @Test func wordsAreTagged() {
    let tagger = NLTagger(tagSchemes: [.lexicalClass])
    tagger.string = "Buy milk"
    let text = "Buy milk"
    let tags = tagger.tags(
      in: text.startIndex..<text.endIndex, unit: .word, scheme: .lexicalClass)
    #expect(tags.map { $0.0 } == [.otherWord, .otherWord])
    let second = tagger.tokenRange(at: text.index(text.startIndex, offsetBy: 5), unit: .word)
    #expect(text[second] == "milk")
  }
}
