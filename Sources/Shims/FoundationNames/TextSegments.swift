import Foundation

/// The words and sentences of a text by Unicode's rules, of whose meaning nothing is known.
package enum TextSegments {
  /// Returns the words in a range of a text.
  package static func words(
    of text: String, in range: Range<String.Index>
  ) -> [Range<String.Index>] {
    text[range].matches(of: #/\p{L}[\p{L}\p{M}'’]*|\p{N}[\p{N}.,]*/#).map { match in
      // A full stop after a number ends the sentence.
      let word = text[match.range]
      let tail = word.reversed().prefix { ".,'’".contains($0) }.count
      return match.range.lowerBound..<text.index(match.range.upperBound, offsetBy: -tail)
    }
  }

  /// Returns the sentences in a range of a text, with the space after each.
  package static func sentences(
    of text: String, in range: Range<String.Index>
  ) -> [Range<String.Index>] {
    split(text, range) { former, character in
      character.isNewline || character == " " && former.map { ".!?。".contains($0) } ?? false
    }
  }

  /// Returns the paragraphs in a range of a text, with the line break after each.
  package static func paragraphs(
    of text: String, in range: Range<String.Index>
  ) -> [Range<String.Index>] {
    split(text, range) { _, character in character.isNewline }
  }

  private static func split(
    _ text: String, _ range: Range<String.Index>, at isEnd: (Character?, Character) -> Bool
  ) -> [Range<String.Index>] {
    var (parts, start, former): ([Range<String.Index>], String.Index, Character?) = (
      [], range.lowerBound, nil
    )
    for index in text[range].indices {
      if isEnd(former, text[index]) {
        let end = text.index(after: index)
        parts.append(start..<end)
        start = end
      }
      former = text[index]
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }
}

extension NSString.EnumerationOptions {
  /// Enumerates words.
  public static var byWords: Self { Self(rawValue: 3) }
  /// Enumerates sentences.
  public static var bySentences: Self { Self(rawValue: 4) }
}

extension String {
  /// Calls a closure with each part of a range: its text without the separator, its range, its
  /// range with the separator, and a flag that ends the enumeration.
  ///
  /// Foundation's own method enumerates neither words nor sentences on this system.
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options: NSString.EnumerationOptions = [],
    _ body:
      @escaping (
        _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>,
        inout Bool
      ) -> Void
  ) where R.Bound == Index {
    let range = range.relative(to: self)
    let kind = options.rawValue & 0xFF
    var parts: [(Range<Index>, Range<Index>)]
    switch NSString.EnumerationOptions(rawValue: kind) {
    case .byWords:
      let words = TextSegments.words(of: self, in: range)
      // The text after a word, up to the next one, belongs to it; so does the text before the first.
      parts = words.enumerated().map { index, word in
        let start = index == 0 ? range.lowerBound : word.lowerBound
        let end = index + 1 < words.count ? words[index + 1].lowerBound : range.upperBound
        return (word, start..<end)
      }
    case .bySentences:
      parts = TextSegments.sentences(of: self, in: range).map { ($0, $0) }
    default:
      return self[...].enumerateSubstrings(in: range, options: options, body)
    }
    if options.contains(.reverse) { parts.reverse() }
    var stop = false
    for (part, enclosing) in parts where !stop {
      let text = options.contains(.substringNotRequired) ? nil : String(self[part])
      body(text, part, enclosing, &stop)
    }
  }
}
