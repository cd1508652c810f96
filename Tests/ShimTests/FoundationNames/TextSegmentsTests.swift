import Foundation
import FoundationNames
import Testing

struct TextSegmentsTests {
  private func parts(_ text: String, _ options: NSString.EnumerationOptions) -> [String] {
    var parts: [String] = []
    text.enumerateSubstrings(in: text.startIndex..., options: options) { part, _, _, _ in
      parts.append(part ?? "-")
    }
    return parts
  }

  @Test func wordsAndSentencesAreEnumerated() {
    let text = "It's 3.5 miles. Go on!"
    #expect(parts(text, .byWords) == ["It's", "3.5", "miles", "Go", "on"])
    #expect(parts(text, [.byWords, .reverse]) == ["on", "Go", "miles", "3.5", "It's"])
    #expect(parts(text, .bySentences) == ["It's 3.5 miles. ", "Go on!"])
    #expect(parts("a b", [.byWords, .substringNotRequired]) == ["-", "-"])
  }

  @Test func otherPartsAreThoseOfFoundation() {
    #expect(parts("a\nb", .byLines) == ["a", "b"])
    #expect(parts("ab", .byComposedCharacterSequences) == ["a", "b"])
  }

  @Test func anEnumerationCanBeStopped() {
    var ranges: [String] = []
    let text = "(one) two"
    text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .byWords) {
      _, _, enclosing, stop in
      ranges.append(String(text[enclosing]))
      stop = true
    }
    #expect(ranges == ["(one) "])
  }
}
