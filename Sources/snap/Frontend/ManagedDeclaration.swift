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
    var reader = Reader(bytes: bytes, position: start)
    switch reader.introducer() {
    case "var":
      guard let name = reader.name(), let end = reader.endOfType() else { return nil }
      self.end = end
      accessors =
        " { get { _managedValue(\"\(name)\") } set { _setManagedValue(newValue, \"\(name)\") } }"
    case "func":
      guard let name = reader.name(), let parameters = reader.parameters() else { return nil }
      end = reader.position
      let arguments = (["\"\(name)\""] + parameters.map { "`\($0)`" }).joined(separator: ", ")
      accessors = " { _changeMembers(\(arguments)) }"
    default: return nil
    }
  }
}

/// A reader of the tokens of a declaration.
private struct Reader {
  let bytes: [UInt8]
  var position: Int

  /// Skips attributes and modifiers, and returns the word after them.
  mutating func introducer() -> String? {
    while true {
      skipTrivia()
      if byte == UInt8(ascii: "@") {
        position += 1
        _ = word()
        skipParentheses()
        continue
      }
      let word = word()
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
    skipTrivia()
    let isQuoted = byte == UInt8(ascii: "`")
    if isQuoted { position += 1 }
    let name = word()
    if isQuoted { position += 1 }
    return name.isEmpty ? nil : name
  }

  /// Reads a type, and returns its end; nil if accessors or a value follow.
  mutating func endOfType() -> Int? {
    skipTrivia()
    guard byte == UInt8(ascii: ":") else { return nil }
    position += 1
    skipTrivia()
    var depth = 0
    var end = position
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
      position += 1
      if byte > UInt8(ascii: " ") { end = position }
    }
    return depth == 0 ? end : nil
  }

  /// Reads parameters in parentheses, and returns their internal names; nil if a result follows.
  mutating func parameters() -> [String]? {
    skipTrivia()
    guard byte == UInt8(ascii: "(") else { return nil }
    let open = position + 1
    skipParentheses()
    guard position > open, bytes[position - 1] == UInt8(ascii: ")") else { return nil }
    let list = String(decoding: bytes[open..<(position - 1)], as: UTF8.self)
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
    let after = position
    skipTrivia()
    let rest = bytes[position...]
    position = after
    return rest.starts(with: "->".utf8) || rest.first == UInt8(ascii: "{") ? nil : names
  }

  // MARK: Tokens

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func word() -> String {
    let start = position
    while let byte, byte >= 0x80 || byte == UInt8(ascii: "_") || Self.isLetterOrDigit(byte) {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    Unicode.Scalar(byte).properties.isAlphabetic || (48...57).contains(byte)
  }

  private mutating func skipParentheses() {
    guard byte == UInt8(ascii: "(") else { return }
    var depth = 0
    while let byte {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      position += 1
      if depth == 0 { return }
    }
  }

  /// Skips spaces, lines and comments.
  private mutating func skipTrivia() {
    while let byte {
      if bytes[position...].starts(with: "//".utf8) {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      } else if bytes[position...].starts(with: "/*".utf8) {
        position += 2
        while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
        position = min(position + 2, bytes.count)
      } else if byte <= UInt8(ascii: " ") {
        position += 1
      } else {
        return
      }
    }
  }
}
