/// A position in the bytes of Swift source, and the rules of spaces, comments, strings and words.
struct SourceCursor {
  var bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8], position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The byte at an offset from the position; 0 outside the source.
  func byte(at offset: Int = 0) -> UInt8 {
    let index = position + offset
    return bytes.indices.contains(index) ? bytes[index] : 0
  }

  func isAt(_ text: StaticString, after offset: Int = 0) -> Bool {
    let start = position + offset
    let count = text.utf8CodeUnitCount
    guard start + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[start + $0] == text.utf8Start[$0] }
  }

  mutating func advance(_ count: Int = 1) { position = min(position + count, bytes.count) }

  /// Replaces the bytes in a range by spaces, but for newlines.
  mutating func blank(_ range: Range<Int>) {
    for index in range
    where bytes[index] != UInt8(ascii: "\n") && bytes[index] != UInt8(ascii: "\r") {
      bytes[index] = UInt8(ascii: " ")
    }
  }

  // MARK: Spaces and comments

  var isAtSpace: Bool { !isAtEnd && bytes[position] <= UInt8(ascii: " ") }

  mutating func skipSpaces() {
    while isAtSpace { position += 1 }
  }

  /// Skips to the newline that ends the line.
  mutating func skipLine() {
    while !isAtEnd, bytes[position] != UInt8(ascii: "\n") { position += 1 }
  }

  var isAtComment: Bool { isAt("//") || isAt("/*") }

  /// Skips a comment, which may have others in it; returns whether one begins here.
  @discardableResult mutating func skipComment() -> Bool {
    guard isAtComment else { return false }
    if isAt("//") {
      skipLine()
      return true
    }
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
    } while depth > 0 && !isAtEnd
    return true
  }

  mutating func skipSpacesAndComments() {
    while isAtSpace || isAtComment {
      skipSpaces()
      skipComment()
    }
  }

  // MARK: Words

  /// Whether a byte is a part of an identifier, a keyword or a number.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xff:
      true
    default: false
    }
  }

  var isAtWord: Bool { Self.isWord(byte()) }

  /// Reads the word at the position; empty if there is none.
  mutating func word() -> String {
    let start = position
    while isAtWord { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  // MARK: Strings and regular expressions

  /// The number of `#` at the position.
  var poundCount: Int {
    var count = 0
    while byte(at: count) == UInt8(ascii: "#") { count += 1 }
    return count
  }

  private func hasPounds(_ count: Int, after offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(at: offset + $0) == UInt8(ascii: "#") }
  }

  /// Whether a string begins here, with the `#` before its quotation mark.
  var isAtString: Bool { byte(at: poundCount) == UInt8(ascii: "\"") }

  /// The marks at the start and the end of a string.
  struct StringMarks {
    var pounds: Int
    /// Whether the string can have several lines.
    var isLong: Bool
  }

  /// A part of a string.
  enum StringPart: Equatable {
    case byte(UInt8)
    /// A backslash; the position is at the character after it.
    case escape
    /// A backslash before a parenthesis, at which the position is.
    case interpolation
    case end
    /// A newline in a string of one line, where the position stays, or the end of the source. The
    /// string has an error, or its mark is in a regular expression.
    case unterminated
  }

  /// Reads the marks at the start of a string.
  mutating func stringStart() -> StringMarks {
    let pounds = poundCount
    advance(pounds)
    let isLong = isAt("\"\"\"")
    advance(isLong ? 3 : 1)
    return StringMarks(pounds: pounds, isLong: isLong)
  }

  /// Reads the next part of a string.
  mutating func stringPart(_ marks: StringMarks) -> StringPart {
    if isAtEnd { return .unterminated }
    if isAt("\\"), hasPounds(marks.pounds, after: 1) {
      advance(1 + marks.pounds)
      return isAt("(") ? .interpolation : .escape
    }
    let length = marks.isLong ? 3 : 1
    if marks.isLong ? isAt("\"\"\"") : isAt("\""), hasPounds(marks.pounds, after: length) {
      advance(length + marks.pounds)
      return .end
    }
    if !marks.isLong, isAt("\n") { return .unterminated }
    advance()
    return .byte(byte(at: -1))
  }

  /// Skips a regular expression between slashes and `#`; the position is at its slash.
  mutating func skipRegex(pounds: Int) {
    advance()
    while !isAtEnd, !(isAt("/") && hasPounds(pounds, after: 1)) { advance(isAt("\\") ? 2 : 1) }
    advance(1 + pounds)
  }

  // MARK: Tokens

  /// Skips a comment, a string, or a byte.
  mutating func skipToken() {
    if skipComment() { return }
    guard isAtString else { return advance() }
    let marks = stringStart()
    while true {
      switch stringPart(marks) {
      case .end, .unterminated: return
      case .escape: advance()
      case .interpolation, .byte: break
      }
    }
  }

  /// Skips a block in braces; the position is at its first brace.
  mutating func skipBlock() {
    var depth = 0
    repeat {
      depth += isAt("{") ? 1 : isAt("}") ? -1 : 0
      skipToken()
    } while depth > 0 && !isAtEnd
  }
}
