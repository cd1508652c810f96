/// English nouns that agree with a number.
enum EnglishPlural {
  /// Returns a phrase such as "3 cup" with its last word in the plural, unless its number is 1; nil
  /// if it has no number or no word after it.
  ///
  /// A word that is a plural already stays.
  static func agreeing(_ phrase: String) -> String? {
    let digits = phrase.unicodeScalars.filter { ("0"..."9").contains($0) }
    guard !digits.isEmpty, let last = phrase.lastIndex(where: \.isLetter) else { return nil }
    let start =
      phrase[...last].lastIndex { !$0.isLetter && $0 != "-" }.map { phrase.index(after: $0) }
      ?? phrase.startIndex
    guard phrase[..<start].contains(where: \.isNumber) else { return nil }
    if phrase[..<start].trimmingSpaces == "1" { return phrase }
    let word = String(phrase[start...last])
    return phrase[..<start] + plural(of: word) + phrase[phrase.index(after: last)...]
  }

  /// Returns the plural of a noun, with its capital letters.
  static func plural(of noun: String) -> String {
    let lower = noun.lowercased()
    let plural = unchanged.contains(lower) ? lower : irregular[lower] ?? regularPlural(of: lower)
    if noun == lower { return plural }
    if noun.count > 1, noun == noun.uppercased() { return plural.uppercased() }
    return noun.first?.isUppercase == true
      ? plural.prefix(1).uppercased() + plural.dropFirst() : plural
  }

  private static func regularPlural(of noun: String) -> String {
    func ends(_ endings: String...) -> Bool { endings.contains { noun.hasSuffix($0) } }
    if ends("quiz") { return noun + "zes" }
    if ends("ss", "us", "x", "z", "ch", "sh") { return noun + "es" }
    if ends("s") { return noun }
    if ends("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }

  private static let unchanged: Set<String> = [
    "aircraft", "deer", "equipment", "fish", "information", "money", "music", "news", "offspring",
    "rice", "salmon", "sheep", "spacecraft", "species", "series",
  ]

  private static let irregular = [
    "calf": "calves", "child": "children", "echo": "echoes", "foot": "feet", "goose": "geese",
    "half": "halves", "hero": "heroes", "knife": "knives", "leaf": "leaves", "life": "lives",
    "loaf": "loaves", "lens": "lenses", "gas": "gases", "man": "men", "mouse": "mice", "ox": "oxen",
    "person": "people", "potato": "potatoes", "shelf": "shelves", "thief": "thieves",
    "tomato": "tomatoes", "tooth": "teeth", "wife": "wives", "wolf": "wolves", "woman": "women",
    "analysis": "analyses", "basis": "bases", "crisis": "crises", "criterion": "criteria",
    "phenomenon": "phenomena",
  ]
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return self[first...last]
  }
}
