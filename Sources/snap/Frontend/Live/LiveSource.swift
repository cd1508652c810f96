import Foundation
import SnapRuntime

/// A source with the literals that its running program can replace, without the compiler.
///
/// They are the numbers, texts, Booleans and colours in the code that makes views: in the braces
/// after `some View` or another opaque type, and after `#Preview`. That code runs for each screen.
/// These literals are left to the compiler, since they are evaluated once or must be literals:
/// 1. all others, such as initial values, default arguments, raw values and names of previews
/// 2. texts with interpolations, of several lines or between number signs
/// 3. patterns, and arguments of attributes, directives and macros
/// 4. long lists, which the compiler checks slowly if their elements are calls
///
/// They are found in the text, since expressions in the compiler's parse tree have no range.
struct LiveSource {
  struct Literal {
    /// The number among all live literals of the text.
    var number: Int
    /// The offsets of its bytes.
    var range: Range<Int>
    var value: LiveValue
  }

  let bytes: [UInt8]
  private(set) var literals: [Literal] = []

  /// Finds the live literals, except those on lines that are equal to others but for literals.
  init(_ contents: Data, except lines: Set<String> = []) {
    bytes = Array(contents)
    var lexer = LiveLexer(bytes)
    lexer.scanFile()
    literals = lexer.literals.prefix(Self.numbersPerFile).enumerated().map {
      Literal(number: $0, range: $1.range, value: $1.value)
    }
    guard !lines.isEmpty else { return }
    let all = self
    literals.removeAll { lines.contains(all.frame(ofLineAt: $0.range.lowerBound)) }
  }

  /// The literals of the file with an index have numbers from this multiple of the index.
  static let numbersPerFile = 1 << 20

  /// Returns the text in which each live literal is the argument of a function.
  func text(file: Int) -> Data {
    var text = Data()
    var position = 0
    for literal in literals {
      text += bytes[position..<literal.range.lowerBound]
      let number = file * Self.numbersPerFile + literal.number
      text += Data("\(literal.value.function)(\(number),".utf8)
      text += bytes[literal.range]
      text.append(UInt8(ascii: ")"))
      position = literal.range.upperBound
    }
    return text + bytes[position...]
  }

  /// Returns the values that differ from those of another text, by their numbers; nil if the texts
  /// differ in more.
  func values(unlike other: LiveSource, file: Int) -> [Int: LiveValue]? {
    guard literals.count == other.literals.count else { return nil }
    var values: [Int: LiveValue] = [:]
    var (position, otherPosition) = (0, 0)
    for (literal, old) in zip(literals, other.literals) {
      guard literal.value.canReplace(old.value), literal.number == old.number,
        bytes[position..<literal.range.lowerBound]
          == other.bytes[otherPosition..<old.range.lowerBound]
      else { return nil }
      if literal.value != old.value {
        values[file * Self.numbersPerFile + literal.number] = literal.value
      }
      (position, otherPosition) = (literal.range.upperBound, old.range.upperBound)
    }
    return bytes[position...] == other.bytes[otherPosition...] ? values : nil
  }

  /// Returns the text of a line, from 1, without live literals; nil if it has none.
  func frame(ofLine line: Int) -> String? {
    var current = 1
    var position = 0
    for literal in literals {
      current += bytes[position..<literal.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
      position = literal.range.lowerBound
      if current == line { return frame(ofLineAt: position) }
      if current > line { return nil }
    }
    return nil
  }

  private func frame(ofLineAt offset: Int) -> String {
    let isEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") }
    let start = bytes[..<offset].lastIndex(where: isEnd).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(where: isEnd) ?? bytes.count
    var frame = ""
    var position = start
    for literal in literals
    where literal.range.lowerBound >= start && literal.range.upperBound <= end {
      frame += String(decoding: bytes[position..<literal.range.lowerBound], as: UTF8.self)
      position = literal.range.upperBound
    }
    return frame + String(decoding: bytes[position..<end], as: UTF8.self)
  }
}

extension LiveValue {
  /// The function of the generated file whose argument a literal is.
  fileprivate var function: String {
    switch self {
    case .integer: "__snapInteger"
    case .fraction: "__snapFraction"
    case .string: "__snapString"
    case .boolean: "__snapBoolean"
    case .color: "__snapColor"
    }
  }
}
