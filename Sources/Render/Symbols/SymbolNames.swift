/// The names of all symbols, and suggestions for misspelt ones.
enum SymbolNames {
  /// All names, sorted.
  static var all: [String] {
    let marks = Array(SymbolMarks.strokes.keys) + SymbolMarks.texts.keys + ["ellipsis"]
    let figures = SymbolEnclosure.allCases.filter { $0 == .circle || $0 == .square }.flatMap {
      [".\($0.rawValue)", ".\($0.rawValue).fill"]
    }
    let drawn = marks + marks.flatMap { mark in figures.map { mark + $0 } }
    return Set(SymbolTable.names + drawn + SymbolPictures.names).sorted()
  }

  /// Up to three similar names, the most similar first.
  static func near(_ name: String) -> [String] {
    let letters = Array(name.lowercased().utf8)
    let limit = max(2, letters.count / 3)
    let distances = all.compactMap { other -> (name: String, distance: Int)? in
      let otherLetters = Array(other.utf8)
      guard abs(otherLetters.count - letters.count) <= limit else { return nil }
      let distance = editDistance(letters, otherLetters)
      return distance <= limit ? (other, distance) : nil
    }
    let near = distances.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    if !near.isEmpty { return near.prefix(3).map(\.name) }
    // No name is similar, so names with the same first word are suggested.
    let word = name.prefix { $0 != "." }
    return Array(all.filter { $0 == word || $0.hasPrefix(word + ".") }.prefix(3))
  }
}
