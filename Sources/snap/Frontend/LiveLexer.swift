import SnapRuntime

/// A lexer that finds the live literals of a source.
struct LiveLexer {
  private let bytes: [UInt8]
  private var position = 0
  private(set) var literals: [(range: Range<Int>, value: LiveValue)] = []
  /// The last byte of the last token; 0 at the start.
  private var last: UInt8 = 0
  /// The last token if it is a word.
  private var lastWord = ""
  /// Whether the last token ends directly before the position.
  private var isAdjacent = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  // MARK: Blocks

  /// Scans code that makes no views, for blocks that do.
  mutating func scanFile() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "/") where isAt("//"), UInt8(ascii: "/") where isAt("/*"): skipComment()
      case UInt8(ascii: "\""): _ = skipString()
      case UInt8(ascii: "#"): scanPound(isLive: false)
      case _ where Self.isWord(bytes[position]):
        if word() == "some" { scanOpaqueType() }
      default: position += 1
      }
    }
  }

  /// Scans the block of a declaration whose result is of an opaque type.
  private mutating func scanOpaqueType() {
    while position < bytes.count, !"{}(),=;\"/".utf8.contains(bytes[position]) {
      if isAt("<") { skipBrackets() } else { position += 1 }
    }
    if isAt("{") { scanLive() }
  }

  /// Scans a block that makes views, through its closing brace.
  private mutating func scanLive() {
    var lists: [Int] = []
    var depth = 0
    (last, lastWord, isAdjacent) = (0, "", false)
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
        isAdjacent = false
        position += 1
        continue
      case UInt8(ascii: "/") where isAt("//"), UInt8(ascii: "/") where isAt("/*"):
        skipComment()
        isAdjacent = false
        continue
      case UInt8(ascii: "/") where startsExpression && !isSpace(at: position + 1):
        // Perhaps a regular expression, whose end is hard to find.
        position = bytes.count
        return
      case UInt8(ascii: "\""): scanString()
      case UInt8(ascii: "#"): scanPound(isLive: true)
      case UInt8(ascii: "@"): skipAttribute()
      case UInt8(ascii: "`"):
        position += 1
        while position < bytes.count, !isAt("`"), !isAt("\n") { position += 1 }
        position += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"): scanNumber()
      case UInt8(ascii: "."):
        guard !scanColor(from: position) else { break }
        position += 1
      case _ where Self.isWord(byte):
        scanWord()
        continue
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        if byte == UInt8(ascii: "[") { lists.append(literals.count) }
        position += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if byte == UInt8(ascii: "]"), let start = lists.popLast(),
          literals.count - start > Self.longestList
        {
          literals.removeSubrange(start...)
        }
        position += 1
        if depth == 0 { return }
      default: position += 1
      }
      last = self.byte(at: position - 1)
      lastWord = ""
      isAdjacent = true
    }
  }

  private static let longestList = 8

  /// Whether an expression starts here, and no operator between two.
  private var startsExpression: Bool {
    if !lastWord.isEmpty { return Self.wordsBeforeExpressions.contains(lastWord) }
    return last == 0 || "(,:=?[&|{<>+-*!;".utf8.contains(last)
  }

  private static let wordsBeforeExpressions: Set = [
    "return", "in", "else", "try", "await", "where", "if", "guard", "while", "switch",
  ]

  private mutating func scanWord() {
    let start = position
    let isMember = last == UInt8(ascii: ".") && isAdjacent
    let before = lastWord
    let word = word()
    defer {
      (last, lastWord, isAdjacent) = (byte(at: position - 1), word, true)
    }
    guard !isMember, last != UInt8(ascii: "$") || !isAdjacent else { return }
    switch word {
    case "true", "false":
      // The compiler knows that `while true` does not end.
      if before != "while" { literals.append((start..<position, .boolean(word == "true"))) }
    case "case": skipPattern()
    case "struct", "class", "enum",
      "actor" where isAt(" "):
      while position < bytes.count, !isAt("{") { position += 1 }
      skipBrackets()
    case "Color" where isAt("."): _ = scanColor(from: start)
    default: break
    }
  }

  // MARK: Literals

  private mutating func scanNumber() {
    let start = position
    // `pair.0` and `$0` are names.
    let isName =
      isAdjacent
      && (last == UInt8(ascii: "$") || last == UInt8(ascii: ".") && byte(at: start - 2) != last)
    var isFraction = false
    let isDecimal = !(isAt("0x") || isAt("0b") || isAt("0o"))
    while position < bytes.count {
      if Self.isWord(bytes[position]) {
        let isExponent = "eE".utf8.contains(bytes[position])
        if isDecimal, isExponent {
          isFraction = true
          if "+-".utf8.contains(byte(at: position + 1)) { position += 1 }
        }
        position += 1
      } else if isAt("."), isDecimal, !isName, !isFraction, Self.isDigit(byte(at: position + 1)) {
        isFraction = true
        position += 1
      } else {
        break
      }
    }
    guard !isName else { return }
    var range = start..<position
    if isAdjacent, last == UInt8(ascii: "-"), isSign(at: start - 1) {
      range = (start - 1)..<position
    }
    let text = String(decoding: bytes[range], as: UTF8.self).filter { $0 != "_" }
    if isFraction {
      if let value = Double(text), value.isFinite { literals.append((range, .fraction(value))) }
    } else if isDecimal, let value = Int(text) {
      literals.append((range, .integer(value)))
    }
  }

  /// Returns whether a minus is the sign of the number after it, and not an operator.
  private func isSign(at minus: Int) -> Bool {
    let before = byte(at: minus - 1)
    return before <= UInt8(ascii: " ") || "([{,:;".utf8.contains(before)
  }

  private mutating func scanString() {
    let start = position
    guard let text = skipString() else { return }
    literals.append((start..<position, .string(text)))
  }

  /// Scans a colour of the palette with a dot before its name, as `.red` or `Color.red`.
  private mutating func scanColor(from start: Int) -> Bool {
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: ".") { end += 1 }
    // `.red` begins an expression here, and is no member of the one before it.
    let isImplicit = end == start
    if isImplicit {
      guard startsExpression, !(last == UInt8(ascii: "?") && isAdjacent) else { return false }
    }
    let name = end + 1
    end = name
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    let text = String(decoding: bytes[name..<end], as: UTF8.self)
    guard Background.palette[text] != nil, byte(at: end) != UInt8(ascii: "(") else { return false }
    // A weight of fonts has this name too, and no members.
    if isImplicit, text == "black", byte(at: end) != UInt8(ascii: ".") { return false }
    literals.append((start..<end, .color(text)))
    position = end
    return true
  }

  // MARK: Code without live literals

  /// Skips a pattern, through the colon, equals sign or `in` that ends it.
  private mutating func skipPattern() {
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: ":") where depth == 0, UInt8(ascii: "=") where depth == 0:
        position += 1
        return
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "{"), UInt8(ascii: "}"): return
      case UInt8(ascii: "\""):
        _ = skipString()
        continue
      case _ where Self.isWord(bytes[position]):
        if word() == "in", depth == 0 { return }
        continue
      default: break
      }
      position += 1
    }
  }

  private mutating func skipAttribute() {
    position += 1
    _ = word()
    if isAt("(") { skipBrackets() }
  }

  /// Scans a directive, a macro or a string between number signs.
  private mutating func scanPound(isLive: Bool) {
    let start = position
    while isAt("#") { position += 1 }
    if isAt("\"") {
      position = start
      _ = skipString()
      return
    }
    if isAt("/") {
      let pounds = position - start
      position += 1
      while position < bytes.count, !(isAt("/") && hasPounds(pounds, after: 1)) {
        position += isAt("\\") ? 2 : 1
      }
      position = min(position + 1 + pounds, bytes.count)
      return
    }
    let name = word()
    switch name {
    case "if", "elseif", "else", "endif": skipLine()
    case "colorLiteral": break
    case "Preview" where !isLive:
      // The generated code names a preview by its column, which must not move.
      let line = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")) ?? 0
      literals.removeAll { $0.range.lowerBound >= line }
      skipSpaces()
      if isAt("(") { skipBrackets() }
      skipSpaces()
      if isAt("{") { scanLive() }
    default:
      if isAt("<") { skipBrackets() }
      if isAt("(") { skipBrackets() }
      guard isLive, !Self.poundsWithoutBlock.contains(name) else { return }
      let end = position
      skipSpaces()
      if isAt("{") { skipBrackets() } else { position = end }
    }
  }

  /// The names after which a brace is not an argument.
  private static let poundsWithoutBlock: Set = [
    "available", "unavailable", "selector", "keyPath", "sourceLocation", "line", "file", "fileID",
    "filePath", "function", "column",
  ]

  /// Skips through the bracket that closes the one at the position.
  private mutating func skipBrackets() {
    let isType = isAt("<")
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "/") where isAt("//"), UInt8(ascii: "/") where isAt("/*"):
        skipComment()
        continue
      case UInt8(ascii: "\""):
        _ = skipString()
        continue
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "<") where isType: depth += 1
      case UInt8(ascii: ">") where isType && byte(at: position - 1) != UInt8(ascii: "-"): depth -= 1
      default: break
      }
      position += 1
      if depth <= 0 { return }
    }
  }

  private mutating func skipComment() {
    guard isAt("/*") else { return skipLine() }
    var depth = 0
    repeat {
      if isAt("/*") {
        depth += 1
        position += 2
      } else if isAt("*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
    position = min(position, bytes.count)
  }

  private mutating func skipLine() {
    while position < bytes.count, !isAt("\n") { position += 1 }
  }

  private mutating func skipSpaces() {
    while position < bytes.count, isSpace(at: position) { position += 1 }
  }

  /// Skips a string, and returns its text; nil for one that is not live.
  private mutating func skipString() -> String? {
    var pounds = 0
    while isAt("#") {
      pounds += 1
      position += 1
    }
    let isLong = isAt("\"\"\"")
    position += isLong ? 3 : 1
    var text: [UInt8]? = pounds == 0 && !isLong ? [] : nil
    while position < bytes.count {
      if isAt("\\"), hasPounds(pounds, after: 1) {
        position += 1 + pounds
        if isAt("(") {
          skipBrackets()
          text = nil
        } else {
          let escaped = escape()
          if let escaped { text? += escaped } else { text = nil }
        }
      } else if isLong ? isAt("\"\"\"") : isAt("\""), hasPounds(pounds, after: isLong ? 3 : 1) {
        position += (isLong ? 3 : 1) + pounds
        return text.flatMap { String(validating: $0, as: UTF8.self) }
      } else if !isLong, isAt("\n") {
        return nil
      } else {
        text?.append(bytes[position])
        position += 1
      }
    }
    position = min(position, bytes.count)
    return nil
  }

  /// Returns the bytes of an escape sequence after its backslash; nil for an unknown one.
  private mutating func escape() -> [UInt8]? {
    let name = byte(at: position)
    position += 1
    switch name {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "0"): return [0]
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): return [name]
    case UInt8(ascii: "u"):
      guard isAt("{"), let end = bytes[position...].firstIndex(of: UInt8(ascii: "}")) else {
        return nil
      }
      let digits = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
      position = end + 1
      guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
      return Array(String(scalar).utf8)
    default: return nil
    }
  }

  // MARK: Bytes

  private mutating func word() -> String {
    let start = position
    while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func byte(at index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0 }

  private func isSpace(at index: Int) -> Bool { byte(at: index) <= UInt8(ascii: " ") }

  private func isAt(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }

  private func hasPounds(_ count: Int, after offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(at: position + offset + $0) == UInt8(ascii: "#") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xff:
      true
    default: false
    }
  }
}
