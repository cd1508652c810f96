/// A reader of the tokens of source text, which skips comments and strings.
struct SourceReader {
  enum Token: Equatable {
    /// An identifier or keyword, whether a dot is before it, and its line.
    case name(String, isMember: Bool, line: Int)
    case punctuation(UInt8)
  }

  let source: [UInt8]
  private(set) var position: Int
  private let end: Int
  private var line: Int
  private var previous: UInt8 = 0
  /// Whether a string of one line has a newline, so that the text before was misread.
  private(set) var isUncertain = false

  /// Reads the bytes from an offset through another.
  init(_ source: [UInt8], from start: Int = 0, through last: Int = .max - 1) {
    self.source = source
    position = start
    end = min(last + 1, source.count)
    line = 1 + source[..<start].count { $0 == UInt8(ascii: "\n") }
  }

  /// The byte at the position, or after it; 0 beyond the end.
  func byte(at offset: Int = 0) -> UInt8 {
    position + offset < end ? source[position + offset] : 0
  }

  mutating func next() -> Token? {
    while position < end {
      if isAt("//") {
        while position < end, byte() != UInt8(ascii: "\n") { advance() }
      } else if isAt("/*") {
        skipComment()
      } else if isAtString {
        skipString()
        previous = UInt8(ascii: "\"")
      } else if Self.isLetter(byte()) || byte() == UInt8(ascii: "`") {
        let isMember = previous == UInt8(ascii: ".")
        let (text, line) = (name(), line)
        previous = UInt8(ascii: "a")
        return .name(text, isMember: isMember, line: line)
      } else {
        let byte = byte()
        advance()
        if byte > UInt8(ascii: " ") {
          previous = byte
          return .punctuation(byte)
        }
      }
    }
    return nil
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

  /// Whether a byte is a part of an identifier.
  static func isLetter(_ byte: UInt8) -> Bool {
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
    while Self.isLetter(byte()) { advance() }
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
        if !isLong, byte() == UInt8(ascii: "\n") { isUncertain = true }
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
