/// A table of words in literals, with its rows sorted by the bytes of their first words, that is
/// searched in place.
///
/// It costs nothing until the first lookup, which reads a dozen rows. Rows with the same first word
/// continue one another.
struct WordTable {
  /// The literals in the order of their rows; none is empty, and rows with the same first word are
  /// in one of them.
  let parts: [StaticString]

  /// The other words of all rows with a first word; nil if there is no such row.
  func words(after name: some StringProtocol) -> [Substring]? {
    let name = Array(name.utf8)
    guard name.allSatisfy({ $0 > 0x20 }), let text = part(with: name) else { return nil }
    var words: [Substring]?
    text.withUTF8Buffer { text in
      var low = 0, high = text.count
      while low < high {
        let start = startOfLine(around: (low + high) / 2, in: text)
        if isLine(at: start, in: text, before: name) {
          low = endOfLine(from: start, in: text) + 1
        } else {
          high = start
        }
      }
      while low < text.count {
        let end = endOfLine(from: low, in: text)
        let line = text[low..<end]
        guard line.count > name.count, line.starts(with: name), text[low + name.count] == 0x20
        else { return }
        let fields = String(decoding: line, as: UTF8.self).split(separator: " ")
        words = (words ?? []) + fields.dropFirst()
        low = end + 1
      }
    }
    return words
  }

  /// The words of each row.
  var all: [[Substring]] {
    parts.flatMap { part in
      part.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }.split(separator: "\n")
        .map { $0.split(separator: " ") }
    }
  }

  /// The literal that has the rows with a first word, if there are any.
  private func part(with name: [UInt8]) -> StaticString? {
    let word = name + [0x20]
    return parts.last { part in
      part.withUTF8Buffer { $0.starts(with: word) || isLine(at: 0, in: $0, before: name) }
    }
  }

  private func startOfLine(around position: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    var start = position
    while start > 0, text[start - 1] != 0x0A { start -= 1 }
    return start
  }

  private func endOfLine(from start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    var end = start
    while end < text.count, text[end] != 0x0A { end += 1 }
    return end
  }

  /// Whether the first word of a line sorts before another word.
  private func isLine(
    at start: Int, in text: UnsafeBufferPointer<UInt8>, before name: [UInt8]
  ) -> Bool {
    for (offset, byte) in name.enumerated() {
      let other = text[start + offset]
      // The space after a word sorts before all bytes of words.
      if other != byte { return other < byte }
    }
    return false
  }
}
