import Foundation

/// The replacement of a statement that the compiler refuses, in code that makes no view.
///
/// 1. A statement that can throw, and the rest of its block, throw an error: what is missing fails.
/// 2. A `guard` and the rest of its block are replaced by the code after `else`.
/// 3. Other statements are left out, with the later ones that use what they declare. An assignment
///    assigns an empty value if the variable has no value without it.
/// 4. A `return` returns an empty value; if its type has none, it ends the program.
///
/// Otherwise, the program goes on, and reports the statement when it reaches it. Other statements
/// that leave their block have no replacement.
struct RefusedStatement {
  /// The statements of a block.
  struct Block {
    let statements: [Range<Int>]
    let code: Range<Int>
  }

  private struct Token {
    var token: SourceReader.Token
    var start: Int
    var end: Int
    /// The byte after the token.
    var following: UInt8
    /// The number of braces around the token.
    var braces: Int

    func isName(_ name: String) -> Bool {
      if case .name(name, isMember: false, _) = token { true } else { false }
    }

    /// Whether the token is a name after a dot.
    var isMember: Bool { if case .name(_, isMember: true, _) = token { true } else { false } }

    func isMember(named name: String) -> Bool {
      if case .name(name, isMember: true, _) = token { true } else { false }
    }

    /// The change of the number of parentheses, brackets and braces after the token.
    var nesting: Int {
      "([{".contains(where: isMark) ? 1 : ")]}".contains(where: isMark) ? -1 : 0
    }

    func isMark(_ mark: Character) -> Bool {
      token == mark.asciiValue.map(SourceReader.Token.punctuation)
    }
  }

  private let text: [UInt8]
  private let range: Range<Int>
  private let tokens: [Token]

  init(_ range: Range<Int>, in text: [UInt8]) {
    self.text = text
    self.range = range
    var reader = SourceReader(text, from: range.lowerBound, through: range.upperBound - 1)
    var tokens: [Token] = []
    var braces = 0
    while let token = reader.next() {
      var length = 1
      if case .name(let name, _, _) = token { length = name.utf8.count }
      if token == .punctuation(UInt8(ascii: "}")) { braces -= 1 }
      tokens.append(
        Token(
          token: token, start: reader.position - length, end: reader.position,
          following: reader.following, braces: braces))
      if token == .punctuation(UInt8(ascii: "{")) { braces += 1 }
    }
    self.tokens = tokens
  }

  /// Whether the statement is none that makes a view.
  var isNoView: Bool { canThrow || tokens.first?.isName("guard") == true }

  /// The replacements of the statement and of others of its block; nil without any.
  func replacements(in block: Block, because reason: String) -> [(range: Range<Int>, text: String)]?
  {
    let literal = ViewProgramSource.literal(reason)
    let omission = "\(Self.omission)(\(literal))"
    if canThrow {
      return [(range.lowerBound..<block.code.upperBound, "throw \(Self.failure)(\(literal)) ")]
    }
    if tokens.first?.isName("guard") == true {
      guard
        let end = tokens.lastIndex(where: { $0.braces == 0 && $0.isName("else") }),
        end + 1 < tokens.count, tokens[end + 1].isMark("{")
      else { return nil }
      return [
        (range.lowerBound..<tokens[end + 1].start, "\(omission); do "),
        (range.upperBound..<block.code.upperBound, " "),
      ]
    }
    if tokens.count > 1, tokens[0].isName("return") { return [(range, "return \(omission)")] }
    if let first = tokens.first, Self.exits.contains(where: first.isName) { return nil }
    let names = declaredNames
    guard !names.isEmpty else { return [(range, assignedNote + omission)] }
    let uses = block.statements.filter { other in
      other.lowerBound >= range.upperBound
        && RefusedStatement(other, in: text).usesWithoutBraces(names)
    }
    return [(range, omission)]
      + uses.flatMap { use in
        let rest = Block(
          statements: block.statements.filter { $0.lowerBound >= use.upperBound }, code: block.code)
        return RefusedStatement(use, in: text).replacements(in: rest, because: reason)
          ?? [(use, "\(RefusedCode.end)(\(ViewProgramSource.literal(RefusedCode.mark + reason)))")]
      }
  }

  // MARK: Modifiers

  /// The modifier of a view around a place, with its arguments and trailing closures; nil if the
  /// place is in none, or if views need what the modifier passes down.
  func modifier(around place: Int) -> Range<Int>? {
    guard let first = tokens.first, !Self.noViews.contains(where: first.isName),
      !tokens.contains(where: { $0.braces == 0 && $0.isMark("=") })
    else { return nil }
    var depth = 0
    var index = 1
    while index + 1 < tokens.count {
      if depth == 0, tokens[index].isMark("."), tokens[index + 1].isMember, followsView(index),
        !Self.passingDown.contains(where: tokens[index + 1].isMember(named:))
      {
        let end = endOfCall(after: index + 1)
        let range = tokens[index].start..<end
        if range.contains(place) { return range }
      }
      depth += tokens[index].nesting
      index += 1
    }
    return nil
  }

  /// Whether a dot begins a line, or follows the arguments or the content of a view.
  private func followsView(_ dot: Int) -> Bool {
    let previous = tokens[dot - 1]
    return previous.isMark(")") || previous.isMark("}")
      || text[previous.end..<tokens[dot].start].contains(UInt8(ascii: "\n"))
  }

  /// The end of the arguments and trailing closures after a name.
  private func endOfCall(after name: Int) -> Int {
    var index = name + 1
    var end = tokens[name].end
    func skipGroup() {
      var depth = 0
      repeat {
        depth += tokens[index].nesting
        end = tokens[index].end
        index += 1
      } while depth > 0 && index < tokens.count
    }
    if index < tokens.count, tokens[index].isMark("("), tokens[name].following == UInt8(ascii: "(")
    {
      skipGroup()
    }
    while index < tokens.count {
      if tokens[index].isMark("{") {
        skipGroup()
      } else if index + 2 < tokens.count, tokens[index + 1].isMark(":"),
        tokens[index + 2].isMark("{")
      {
        index += 2
        skipGroup()
      } else {
        break
      }
    }
    return end
  }

  private static let noViews: Set = ["let", "var", "if", "switch", "for", "guard", "while", "case"]
  /// The modifiers without which views end the program.
  private static let passingDown: Set = ["environment", "environmentObject", "modelContainer"]

  // MARK: Names

  /// Whether an error that the statement throws leaves it.
  private var canThrow: Bool {
    tokens.contains {
      $0.braces == 0 && $0.isName("try") && $0.following != UInt8(ascii: "?")
        && $0.following != UInt8(ascii: "!")
    }
  }

  /// Whether the statement uses one of some variables, and nothing in it is in braces.
  private func usesWithoutBraces(_ names: Set<String>) -> Bool {
    !tokens.contains { $0.isMark("{") } && tokens.contains { names.contains(where: $0.isName) }
  }

  /// The names that the statement declares in its block.
  private var declaredNames: Set<String> {
    guard let start = tokens.firstIndex(where: { Self.declarations.contains(where: $0.isName) }),
      tokens[..<start].allSatisfy({
        $0.isName("async") || $0.isName("weak") || $0.isName("unowned")
      })
    else { return [] }
    var names: Set<String> = []
    for token in tokens[(start + 1)...] {
      switch token.token {
      case .name(let name, isMember: false, _): names.insert(name)
      case .punctuation(UInt8(ascii: "(")), .punctuation(UInt8(ascii: ",")): break
      default: return names
      }
    }
    return names
  }

  private static let declarations: Set = ["let", "var", "func"]
  private static let exits: Set = [
    "return", "throw", "break", "continue", "fallthrough", "case", "default",
  ]

  /// A comment with the variable to which the statement assigns a value, before its replacement.
  ///
  /// An assignment of an empty value has none: it is not repeated.
  private var assignedNote: String {
    let target = tokens.first?.isName("self") == true ? tokens.dropFirst(2) : tokens[...]
    guard target.count > 2, case .name = target[target.startIndex].token,
      target[target.startIndex + 1].isMark("="),
      target[target.startIndex + 1].following != UInt8(ascii: "="),
      !target[target.startIndex + 2].isName(Self.omission)
    else { return "" }
    let name = text[range.lowerBound..<target[target.startIndex].end]
    return "/*\(String(decoding: name, as: UTF8.self))*/ "
  }

  /// The replacements of assignments in a range of a text with replacements, as assignments of empty
  /// values: without them, a variable has no value.
  static func assignments(in range: Range<Int>, of text: [UInt8]) -> [(
    range: Range<Int>, text: String
  )] {
    let code = String(decoding: text[range], as: UTF8.self)
    return code.matches(of: #/\/\*((?:self\.)?\w+)\*\/ (__snapOmitted\("(?:[^"\\]|\\.)*"\))/#)
      .map { match in
        let start = code.utf8.distance(from: code.startIndex, to: match.range.lowerBound)
        let length = code[match.range].utf8.count
        return (
          range.lowerBound + start..<range.lowerBound + start + length,
          "\(match.output.1) = \(match.output.2)"
        )
      }
  }

  // MARK: Names in the program

  /// Reports that a statement is left out; in the place of an expression, makes an empty value, or
  /// ends the program.
  static let omission = "__snapOmitted"
  /// Reports that a statement is left out, and makes the error that it throws.
  static let failure = "__snapFailure"
  /// Marks a view without a modifier, as a modifier.
  static let marker = "markedAsRefused"

  /// The declarations of both.
  static let functions = """
    nonisolated func \(omission)(_ reason: Swift.String) { omitRefusedCode(reason) }
    nonisolated func \(omission)<Value>(_ reason: Swift.String) -> Value {
      if let value: Value = makeRefusedValue(reason) { return value }
      Swift.fatalError("\(RefusedCode.mark)\\(reason)")
    }
    nonisolated let \(failure) = makeRefusedCodeError
    """
}
