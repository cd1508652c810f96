import Foundation

/// A requirement of a protocol that is optional in Objective-C, with an implementation for types
/// that have none.
struct OptionalRequirement {
  /// The declaration with a body.
  let implementation: String

  /// Reads a declaration at a position; nil if its result cannot be nil.
  init?(_ start: SourceCursor) {
    var cursor = start
    var depth = 0
    while !cursor.isAtEnd, !cursor.isAtComment {
      let byte = cursor.byte()
      let closes = ")]}".utf8.contains(byte)
      if depth == 0, closes || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: ";") { break }
      depth += "([{".utf8.contains(byte) ? 1 : closes ? -1 : 0
      cursor.advance()
    }
    let text = String(decoding: start.bytes[start.position..<cursor.position], as: UTF8.self)
    let isFunction = text.hasPrefix("func ")
    guard let (head, type) = isFunction ? Self.result(of: text) : Self.type(ofVariable: text) else {
      return nil
    }
    let isNil = type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
    guard isNil || isFunction && ["", "Void", "()"].contains(type) else { return nil }
    let isSettable = text.contains(#/\{[^}]*\bset\b/#)
    implementation =
      isFunction
      ? "\(text) { \(isNil ? "nil" : "") }"
      : "\(head) { get { nil }\(isSettable ? " set {}" : "") }"
  }

  /// The declaration of a function and the type of its result, without the arguments.
  private static func result(of text: String) -> (head: String, type: String)? {
    var depth = 0
    guard let open = text.firstIndex(of: "(") else { return nil }
    let close = text[open...].firstIndex {
      depth += $0 == "(" ? 1 : $0 == ")" ? -1 : 0
      return depth == 0
    }
    guard let close else { return nil }
    let rest = text[close...].split(separator: "->", maxSplits: 1)
    return (text, rest.count < 2 ? "" : rest[1].trimmingCharacters(in: .whitespaces))
  }

  /// The name and the type of a variable, without its accessors.
  private static func type(ofVariable text: String) -> (head: String, type: String)? {
    guard let match = text.firstMatch(of: #/^(var \w+\s*:\s*(.+?))\s*\{/#) else { return nil }
    return (String(match.1), String(match.2))
  }
}
