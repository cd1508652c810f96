import Foundation

/// The accessors of an `@NSManaged` property or method, which the compiler generates only with
/// Objective-C.
struct ManagedDeclaration {
  /// The offset for the accessors: the end of the declaration.
  let end: Int
  /// The accessors, on one line.
  let accessors: String

  /// Parses the declaration after an attribute; nil if the attribute cannot apply to it.
  init?(after start: Int, in bytes: [UInt8]) {
    var reader = Reader(cursor: SourceCursor(bytes, position: start))
    switch reader.introducer() {
    case "var":
      guard let name = reader.name(), let end = reader.endOfType() else { return nil }
      self.end = end
      accessors =
        " { get { _managedValue(\"\(name)\") } set { _setManagedValue(newValue, \"\(name)\") } }"
    case "func":
      guard let name = reader.name(), let parameters = reader.parameters() else { return nil }
      end = reader.cursor.position
      let arguments = (["\"\(name)\""] + parameters.map { "`\($0)`" }).joined(separator: ", ")
      accessors = " { _changeMembers(\(arguments)) }"
    default: return nil
    }
  }
}

/// A reader of the tokens of a declaration.
private struct Reader {
  var cursor: SourceCursor

  /// Skips attributes and modifiers, and returns the word after them.
  mutating func introducer() -> String? {
    while true {
      cursor.skipSpacesAndComments()
      if byte == UInt8(ascii: "@") {
        cursor.advance()
        _ = cursor.word()
        skipParentheses()
        continue
      }
      let word = cursor.word()
      switch word {
      case "": return nil
      case "var", "func": return word
      case "let", "class", "struct", "enum", "extension", "init", "subscript": return nil
      default: skipParentheses()
      }
    }
  }

  /// Reads the name of a declaration, without backticks.
  mutating func name() -> String? {
    cursor.skipSpacesAndComments()
    let isQuoted = byte == UInt8(ascii: "`")
    if isQuoted { cursor.advance() }
    let name = cursor.word()
    if isQuoted { cursor.advance() }
    return name.isEmpty ? nil : name
  }

  /// Reads a type, and returns its end; nil if accessors or a value follow.
  mutating func endOfType() -> Int? {
    cursor.skipSpacesAndComments()
    guard byte == UInt8(ascii: ":") else { return nil }
    cursor.advance()
    cursor.skipSpacesAndComments()
    var depth = 0
    var end = cursor.position
    while let byte {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: "{"), UInt8(ascii: "="), UInt8(ascii: ","):
        if depth == 0 { return nil }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ";"), UInt8(ascii: "}"),
        UInt8(ascii: "/"):
        if depth <= 0 { return end }
      default: break
      }
      cursor.advance()
      if byte > UInt8(ascii: " ") { end = cursor.position }
    }
    return depth == 0 ? end : nil
  }

  /// Reads parameters in parentheses, and returns their internal names; nil if a result follows.
  mutating func parameters() -> [String]? {
    cursor.skipSpacesAndComments()
    guard byte == UInt8(ascii: "(") else { return nil }
    let open = cursor.position + 1
    skipParentheses()
    guard cursor.position > open, cursor.byte(at: -1) == UInt8(ascii: ")") else { return nil }
    let list = String(decoding: cursor.bytes[open..<(cursor.position - 1)], as: UTF8.self)
    var names: [String] = []
    var depth = 0
    for part in list.split(whereSeparator: { character in
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      return depth == 0 && character == ","
    }) {
      let labels = part.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace)
      guard let name = labels.last, part.contains(":") else { return nil }
      names.append(name.filter { $0 != "`" })
    }
    let after = cursor.position
    cursor.skipSpacesAndComments()
    let rest = cursor.bytes[cursor.position...]
    cursor.position = after
    return rest.starts(with: "->".utf8) || rest.first == UInt8(ascii: "{") ? nil : names
  }

  // MARK: Tokens

  private var byte: UInt8? { cursor.isAtEnd ? nil : cursor.byte() }

  private mutating func skipParentheses() {
    guard byte == UInt8(ascii: "(") else { return }
    var depth = 0
    while let byte {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      cursor.advance()
      if depth == 0 { return }
    }
  }
}
