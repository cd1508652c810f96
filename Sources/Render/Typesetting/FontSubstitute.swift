import ViewCore

extension FontRequest {
  /// The system font that replaces a font that is not registered, in the weight, slant and design
  /// that its name tells: `Menlo-Bold` is replaced by a bold monospaced font.
  var substitute: FontRequest {
    var result = self
    result.family = .system(.default)
    result.width = 0
    guard case .named(let name) = family else { return result }
    let words = name.lowercased().filter(\.isLetter)
    if let known = Self.designs.first(where: { $0.words.contains(where: words.contains) }) {
      result.family = .system(known.design)
    }
    if weight == 400, let named = Self.weights.first(where: { words.contains($0.word) }) {
      result.weight = named.weight
    }
    if words.contains("italic") || words.contains("oblique") { result.isItalic = true }
    return result
  }

  /// The words for weights in names of fonts; a word comes before those that it contains.
  private static let weights: [(word: String, weight: Int)] = [
    ("ultralight", 200), ("extralight", 200), ("semibold", 600), ("demibold", 600),
    ("extrabold", 800), ("ultrabold", 800), ("thin", 100), ("light", 300), ("medium", 500),
    ("bold", 700), ("heavy", 800), ("black", 900),
  ]

  /// The words for designs, and families of Apple's systems that have one.
  private static let designs: [(design: Design, words: [String])] = [
    (.monospaced, ["mono", "menlo", "courier", "monaco", "consolas", "typewriter"]),
    (
      .serif,
      [
        "georgia", "timesnewroman", "palatino", "baskerville", "didot", "hoefler", "cochin",
        "charter", "iowan", "newyork", "bodoni", "garamond", "times", "rockwell", "superclarendon",
      ]
    ),
    (.rounded, ["rounded"]),
  ]
}
