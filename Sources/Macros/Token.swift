/// A token of Swift source: a word, a literal, a bracketed group with its content, or a punctuation
/// character.
///
/// The compiler sends a macro its arguments as text, without a parse tree.
struct Token {
  /// The range of the token, in UTF-8 bytes.
  var range: Range<Int>
  /// Whether only whitespace precedes the token on its line.
  var startsLine: Bool
  var text: String

  var isOperator: Bool { text.utf8.allSatisfy { "=+-*/%<>!&|^~?.,:".utf8.contains($0) } }
  var content: String { String(text.dropFirst().dropLast()) }
}

/// Returns the top-level tokens of a source, without comments.
func tokens(of source: String) -> [Token] {
  var scanner = Scanner(bytes: Array(source.utf8))
  return scanner.tokens()
}

private struct Scanner {
  let bytes: [UInt8]
  var index = 0
  var startsLine = true

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func tokens() -> [Token] {
    var tokens: [Token] = []
    while true {
      skipSpace()
      guard index < bytes.count else { return tokens }
      let start = index
      let isFirst = startsLine
      skipToken()
      startsLine = false
      let text = String(decoding: bytes[start..<index], as: UTF8.self)
      tokens.append(Token(range: start..<index, startsLine: isFirst, text: text))
    }
  }

  private func starts(with text: StaticString, at offset: Int = 0) -> Bool {
    let start = index + offset
    let count = text.utf8CodeUnitCount
    return start + count <= bytes.count
      && (0..<count).allSatisfy { bytes[start + $0] == text.utf8Start[$0] }
  }

  private mutating func skipSpace() {
    while index < bytes.count {
      if starts(with: "//") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if starts(with: "/*") {
        skipComment()
      } else if bytes[index] <= UInt8(ascii: " ") {
        if bytes[index] == UInt8(ascii: "\n") { startsLine = true }
        index += 1
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        index += 2
      } else if starts(with: "*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
    index = min(index, bytes.count)
  }

  private mutating func skipToken() {
    let pounds = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    if starts(with: "\"", at: pounds) {
      skipString(pounds: pounds)
    } else if let closer = closer(of: bytes[index]) {
      skipGroup(to: closer)
    } else if isWord(bytes[index]) {
      while index < bytes.count, isWord(bytes[index]) { index += 1 }
    } else {
      index += 1
    }
  }

  private func closer(of opener: UInt8) -> UInt8? {
    switch opener {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    default: nil
    }
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "`"), 128...:
      true
    default: false
    }
  }

  private mutating func skipGroup(to closer: UInt8) {
    index += 1
    while true {
      skipSpace()
      guard index < bytes.count else { return }
      if bytes[index] == closer {
        index += 1
        return
      }
      skipToken()
    }
  }

  private mutating func skipString(pounds: Int) {
    index += pounds
    let quotes = starts(with: "\"\"\"") ? 3 : 1
    index += quotes
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\"), has(UInt8(ascii: "#"), count: pounds, at: index + 1) {
        index += 1 + pounds
        if starts(with: "(") {
          skipGroup(to: UInt8(ascii: ")"))
        } else {
          index += 1
        }
      } else if has(UInt8(ascii: "\""), count: quotes, at: index),
        has(UInt8(ascii: "#"), count: pounds, at: index + quotes)
      {
        index += quotes + pounds
        return
      } else {
        index += 1
      }
    }
    index = min(index, bytes.count)
  }

  private func has(_ byte: UInt8, count: Int, at start: Int) -> Bool {
    start + count <= bytes.count && bytes[start..<start + count].allSatisfy { $0 == byte }
  }
}
