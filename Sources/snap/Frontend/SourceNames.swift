/// The lines of the identifiers in a range of Swift source.
///
/// They are read from the text, because expressions in the compiler's parse tree have no range
/// before type checking.
struct SourceNames {
  /// An identifier, and whether a dot is before it.
  struct Name: Hashable {
    var text: String
    var isMember: Bool
  }

  private var lines: [Name: [Int]] = [:]

  /// Reads the bytes from an offset through another, except comments, strings and labels.
  init(in source: [UInt8], from start: Int, through end: Int) {
    var reader = Reader(source: source, position: 0, end: start)
    reader.line = 1 + source[..<start].count { $0 == UInt8(ascii: "\n") }
    reader.position = start
    reader.end = min(end + 1, source.count)
    while let (name, line) = reader.nextName() { lines[name, default: []].append(line) }
  }

  /// Returns the lines of a name, one for each occurrence; nil if it does not occur `count` times.
  func lines(of name: Name, count: Int) -> [Int]? {
    lines[name].flatMap { $0.count == count ? $0 : nil }
  }
}

/// A reader of the tokens of source text.
private struct Reader {
  let source: [UInt8]
  var position: Int
  var end: Int
  var line = 1
  private var previous: UInt8 = 0

  init(source: [UInt8], position: Int, end: Int) {
    self.source = source
    self.position = position
    self.end = end
  }

  private func byte(at offset: Int = 0) -> UInt8 {
    position + offset < end ? source[position + offset] : 0
  }

  private func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      position + text.count <= end
        && text.indices.allSatisfy { source[position + $0] == text[$0] }
    }
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < end {
      if source[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  mutating func nextName() -> (SourceNames.Name, line: Int)? {
    while position < end {
      if isAt("//") {
        while position < end, byte() != UInt8(ascii: "\n") { advance() }
      } else if isAt("/*") {
        skipComment()
      } else if isAtString {
        skipString()
        previous = UInt8(ascii: "\"")
      } else if isLetter(byte()) || byte() == UInt8(ascii: "`") {
        let isMember = previous == UInt8(ascii: ".")
        let (text, line) = (name(), line)
        previous = UInt8(ascii: "a")
        if isMember || byte() != UInt8(ascii: ":") {
          return (SourceNames.Name(text: text, isMember: isMember), line)
        }
      } else {
        if byte() > UInt8(ascii: " ") { previous = byte() }
        advance()
      }
    }
    return nil
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xff:
      true
    default: false
    }
  }

  private mutating func name() -> String {
    let isQuoted = byte() == UInt8(ascii: "`")
    if isQuoted { advance() }
    let start = position
    while isLetter(byte()) { advance() }
    let text = String(decoding: source[start..<position], as: UTF8.self)
    if isQuoted { advance() }
    return text
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if isAt("/*") {
        depth += 1
        advance(2)
      } else if isAt("*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && position < end
  }

  // MARK: Strings

  private var poundCount: Int {
    var count = 0
    while byte(at: count) == UInt8(ascii: "#") { count += 1 }
    return count
  }

  private var isAtString: Bool { byte(at: poundCount) == UInt8(ascii: "\"") }

  private mutating func skipString() {
    let pounds = poundCount
    advance(pounds)
    let isLong = isAt("\"\"\"")
    advance(isLong ? 3 : 1)
    while position < end {
      if byte() == UInt8(ascii: "\\"), hasPounds(pounds, after: 1) {
        advance(1 + pounds)
        if byte() == UInt8(ascii: "(") { skipInterpolation() } else { advance() }
      } else if isLong ? isAt("\"\"\"") : byte() == UInt8(ascii: "\""),
        hasPounds(pounds, after: isLong ? 3 : 1)
      {
        return advance((isLong ? 3 : 1) + pounds)
      } else {
        advance()
      }
    }
  }

  private func hasPounds(_ count: Int, after offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(at: offset + $0) == UInt8(ascii: "#") }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      if isAtString {
        skipString()
        continue
      }
      if byte() == UInt8(ascii: "(") { depth += 1 }
      if byte() == UInt8(ascii: ")") { depth -= 1 }
      advance()
    } while depth > 0 && position < end
  }
}
