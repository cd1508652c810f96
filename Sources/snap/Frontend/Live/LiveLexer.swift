import SnapRuntime

/// A lexer that finds the live literals of a source.
struct LiveLexer {
  private var cursor: SourceCursor
  private(set) var literals: [(range: Range<Int>, value: LiveValue)] = []
  /// The last byte of the last token; 0 at the start.
  private var last: UInt8 = 0
  /// The last token if it is a word.
  private var lastWord = ""
  /// Whether the last token ends directly before the position.
  private var isAdjacent = false

  init(_ bytes: [UInt8]) {
    cursor = SourceCursor(bytes)
  }

  private var bytes: [UInt8] { cursor.bytes }
  private var position: Int {
    get { cursor.position }
    set { cursor.position = newValue }
  }

  // MARK: Blocks

  /// Scans code that makes no views, for blocks that do.
  mutating func scanFile() {
    while !cursor.isAtEnd {
      switch bytes[position] {
      case UInt8(ascii: "/") where cursor.isAtComment: cursor.skipComment()
      case UInt8(ascii: "\""): _ = skipString()
      case UInt8(ascii: "#"): scanPound(isLive: false)
      case _ where cursor.isAtWord:
        if cursor.word() == "some" { scanOpaqueType() }
      default: position += 1
      }
    }
  }

  /// Scans the block of a declaration whose result is of an opaque type.
  private mutating func scanOpaqueType() {
    while !cursor.isAtEnd, !"{}(),=;\"/".utf8.contains(bytes[position]) {
      if cursor.isAt("<") { skipBrackets() } else { position += 1 }
    }
    if cursor.isAt("{") { scanLive() }
  }

  /// Scans a block that makes views, through its closing brace.
  private mutating func scanLive() {
    var lists: [Int] = []
    var depth = 0
    (last, lastWord, isAdjacent) = (0, "", false)
    while !cursor.isAtEnd {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
        isAdjacent = false
        position += 1
        continue
      case UInt8(ascii: "/") where cursor.isAtComment:
        cursor.skipComment()
        isAdjacent = false
        continue
      case UInt8(ascii: "/") where startsExpression && cursor.byte(at: 1) > UInt8(ascii: " "):
        // Perhaps a regular expression, whose end is hard to find.
        position = bytes.count
        return
      case UInt8(ascii: "\""): scanString()
      case UInt8(ascii: "#"): scanPound(isLive: true)
      case UInt8(ascii: "@"): skipAttribute()
      case UInt8(ascii: "`"):
        position += 1
        while !cursor.isAtEnd, !cursor.isAt("`"), !cursor.isAt("\n") { position += 1 }
        position += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"): scanNumber()
      case UInt8(ascii: "."):
        guard !scanColor(from: position) else { break }
        position += 1
      case _ where SourceCursor.isWord(byte):
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
    let word = cursor.word()
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
      "actor" where cursor.isAt(" "):
      while !cursor.isAtEnd, !cursor.isAt("{") { position += 1 }
      skipBrackets()
    case "Color" where cursor.isAt("."): _ = scanColor(from: start)
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
    let isDecimal = !(cursor.isAt("0x") || cursor.isAt("0b") || cursor.isAt("0o"))
    while !cursor.isAtEnd {
      if cursor.isAtWord {
        let isExponent = "eE".utf8.contains(bytes[position])
        if isDecimal, isExponent {
          isFraction = true
          if "+-".utf8.contains(byte(at: position + 1)) { position += 1 }
        }
        position += 1
      } else if cursor.isAt("."), isDecimal, !isName, !isFraction,
        Self.isDigit(byte(at: position + 1))
      {
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
    // `.red` begins an expression here, and is not a member of the one before it.
    let isImplicit = end == start
    if isImplicit {
      guard startsExpression, !(last == UInt8(ascii: "?") && isAdjacent) else { return false }
    }
    let name = end + 1
    end = name
    while end < bytes.count, SourceCursor.isWord(bytes[end]) { end += 1 }
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
    while !cursor.isAtEnd {
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
      case _ where cursor.isAtWord:
        if cursor.word() == "in", depth == 0 { return }
        continue
      default: break
      }
      position += 1
    }
  }

  private mutating func skipAttribute() {
    position += 1
    _ = cursor.word()
    if cursor.isAt("(") { skipBrackets() }
  }

  /// Scans a directive, a macro or a string between number signs.
  private mutating func scanPound(isLive: Bool) {
    if cursor.isAtString {
      _ = skipString()
      return
    }
    let start = position
    let pounds = cursor.poundCount
    cursor.advance(pounds)
    if cursor.isAt("/") { return cursor.skipRegex(pounds: pounds) }
    let name = cursor.word()
    switch name {
    case "if", "elseif", "else", "endif": cursor.skipLine()
    case "colorLiteral": break
    case "Preview" where !isLive:
      // The generated code names a preview by its column, which must not move.
      let line = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")) ?? 0
      literals.removeAll { $0.range.lowerBound >= line }
      cursor.skipSpaces()
      if cursor.isAt("(") { skipBrackets() }
      cursor.skipSpaces()
      if cursor.isAt("{") { scanLive() }
    default:
      if cursor.isAt("<") { skipBrackets() }
      if cursor.isAt("(") { skipBrackets() }
      guard isLive, !Self.poundsWithoutBlock.contains(name) else { return }
      let end = position
      cursor.skipSpaces()
      if cursor.isAt("{") { skipBrackets() } else { position = end }
    }
  }

  /// The names after which a brace is not an argument.
  private static let poundsWithoutBlock: Set = [
    "available", "unavailable", "selector", "keyPath", "sourceLocation", "line", "file", "fileID",
    "filePath", "function", "column",
  ]

  /// Skips through the bracket that closes the one at the position.
  private mutating func skipBrackets() {
    let isType = cursor.isAt("<")
    var depth = 0
    while !cursor.isAtEnd {
      switch bytes[position] {
      case UInt8(ascii: "/") where cursor.isAtComment:
        cursor.skipComment()
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

  /// Skips a string, and returns its text; nil for one that is not live.
  private mutating func skipString() -> String? {
    let marks = cursor.stringStart()
    var text: [UInt8]? = marks.pounds == 0 && !marks.isLong ? [] : nil
    while true {
      switch cursor.stringPart(marks) {
      case .byte(let byte): text?.append(byte)
      case .escape:
        let escaped = escape()
        if let escaped { text? += escaped } else { text = nil }
      case .interpolation:
        skipBrackets()
        text = nil
      case .end: return text.flatMap { String(validating: $0, as: UTF8.self) }
      case .unterminated: return nil
      }
    }
  }

  /// Returns the bytes of an escape sequence after its backslash; nil for an unknown one.
  private mutating func escape() -> [UInt8]? {
    let name = cursor.byte()
    cursor.advance()
    switch name {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "0"): return [0]
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): return [name]
    case UInt8(ascii: "u"):
      guard cursor.isAt("{"), let end = bytes[position...].firstIndex(of: UInt8(ascii: "}")) else {
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

  private func byte(at index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0 }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
