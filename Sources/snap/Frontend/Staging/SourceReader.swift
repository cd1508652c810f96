/// A reader of the tokens of source text, which skips comments and strings.
struct SourceReader {
  enum Token: Equatable {
    /// An identifier or keyword, whether a dot is before it, and its line.
    case name(String, isMember: Bool, line: Int)
    case punctuation(UInt8)
  }

  private var cursor: SourceCursor
  private var line = 1
  /// The offset through which newlines are counted.
  private var counted = 0
  private var previous: UInt8 = 0
  /// Whether a string of one line has a newline, so that the text before was misread.
  private(set) var isUncertain = false
  /// The places of the strings that were skipped, with their quotes.
  private(set) var strings: [Range<Int>] = []

  /// Reads the bytes from an offset through another.
  init(_ source: [UInt8], from start: Int = 0, through last: Int = .max - 1) {
    cursor = SourceCursor(Array(source.prefix(last + 1)), position: start)
  }

  /// The byte after the last token; 0 at the end.
  var following: UInt8 { cursor.byte() }

  /// The offset after the last token.
  var position: Int { cursor.position }

  mutating func next() -> Token? {
    while true {
      cursor.skipSpacesAndComments()
      if cursor.isAtEnd { return nil }
      if cursor.isAtString {
        skipString()
        previous = UInt8(ascii: "\"")
      } else if Self.isLetter(cursor.byte()) || cursor.isAt("`") {
        line += cursor.bytes[counted..<cursor.position].count { $0 == UInt8(ascii: "\n") }
        counted = cursor.position
        let isMember = previous == UInt8(ascii: ".")
        previous = UInt8(ascii: "a")
        return .name(name(), isMember: isMember, line: line)
      } else {
        previous = cursor.byte()
        cursor.advance()
        return .punctuation(previous)
      }
    }
  }

  /// Whether a byte is a part of an identifier.
  static func isLetter(_ byte: UInt8) -> Bool {
    SourceCursor.isWord(byte) || byte == UInt8(ascii: "$")
  }

  private mutating func name() -> String {
    let isQuoted = cursor.isAt("`")
    if isQuoted { cursor.advance() }
    let start = cursor.position
    while Self.isLetter(cursor.byte()) { cursor.advance() }
    let text = String(decoding: cursor.bytes[start..<cursor.position], as: UTF8.self)
    if isQuoted { cursor.advance() }
    return text
  }

  private mutating func skipString() {
    let start = cursor.position
    defer { strings.append(start..<cursor.position) }
    let marks = cursor.stringStart()
    while true {
      switch cursor.stringPart(marks) {
      case .byte: break
      case .escape: cursor.advance()
      case .interpolation: skipInterpolation()
      case .end: return
      case .unterminated:
        isUncertain = true
        return
      }
    }
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      if cursor.isAtString {
        skipString()
        continue
      }
      if cursor.skipComment() { continue }
      if cursor.isAt("(") { depth += 1 }
      if cursor.isAt(")") { depth -= 1 }
      cursor.advance()
    } while depth > 0 && !cursor.isAtEnd
  }
}
