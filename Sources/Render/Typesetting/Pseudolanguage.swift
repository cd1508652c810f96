/// Texts as a translation might have them: with accents, and longer by at least a third.
///
/// Placeholders of formats and addresses of links stay as they are.
enum Pseudolanguage {
  /// Returns the text of the pseudolanguage for a text or a format.
  static func text(_ text: String) -> String {
    var result = ""
    var letters = 0
    var rest = text[...]
    while !rest.isEmpty {
      if let kept = rest.prefixMatch(
        of: #/%(?:#@[^@]*@|[-+ #0-9.$]*(?:hh|ll|[hlqLztj])?[a-zA-Z@%])|\]\([^)]*\)/#)
      {
        result += rest[kept.range]
        rest = rest[kept.range.upperBound...]
        continue
      }
      let character = rest.removeFirst()
      if character.isLetter { letters += 1 }
      result.append(accents[character] ?? character)
    }
    guard letters > 0 else { return text }
    var added = 0
    for word in words.lazy.map({ " " + $0 }) where added * 3 < letters {
      result += word
      added += word.count
    }
    return result
  }

  private static let accents: [Character: Character] = [
    "a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú", "A": "Å", "E": "É", "I": "Î", "O": "Ö",
    "U": "Ü", "c": "ç", "n": "ñ", "s": "š",
  ]
  /// Words of common length, so that long texts break as usual.
  private static let words: [String] = Array(
    repeating: ["öñé", "twó", "thréé", "fóúr", "fívé"], count: 400
  ).flatMap { $0 }
}
