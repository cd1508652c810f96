/// The parts of two lists of values that differ.
struct ChangedValues {
  private(set) var old: String
  private(set) var new: String

  /// Compares two texts: of lists with equal labels, only the values that differ are kept.
  ///
  /// With words, other long texts are reduced to the words from the one before the first to the last one
  /// that differs.
  init(_ old: String, _ new: String, withWords: Bool = false) {
    (self.old, self.new) = (old, new)
    let lists = [old, new].map { $0.components(separatedBy: ", ") }
    let labels = lists.map { $0.map { $0.prefix { $0 != ":" } } }
    if labels[0].count > 2, labels[0] == labels[1], lists[0].allSatisfy({ $0.contains(":") }),
      old != new
    {
      let places = lists[0].indices.filter { lists[0][$0] != lists[1][$0] }
      let values = lists.map { list in places.map { list[$0] }.joined(separator: ", ") }
      (self.old, self.new) = (values[0], values[1])
    } else if withWords, max(old.count, new.count) > Self.wholeLength {
      let words = [old, new].map { $0.split(separator: " ") }
      let start = zip(words[0], words[1]).prefix { $0 == $1 }.count
      let rest = words.map { $0.dropFirst(start) }
      let end = zip(rest[0].reversed(), rest[1].reversed()).prefix { $0 == $1 }.count
      let label = words[0][..<start].suffix(1)
      let parts = rest.map { (label + $0.dropLast(end)).joined(separator: " ") }
      self.old = parts[0].isEmpty ? "—" : parts[0]
      self.new = parts[1].isEmpty ? "—" : parts[1]
    }
  }

  /// The length up to which a text is kept whole.
  private static let wholeLength = 24
}
