import Foundation

/// The text of a declaration up to its body, read from front to back.
struct DeclarationHeader {
  private(set) var rest: Substring

  init(_ text: Substring) {
    rest = text
  }

  var isAtEnd: Bool { rest.allSatisfy { $0 == " " } }

  /// The next character that is not a space.
  var next: Character? { rest.first { $0 != " " } }

  /// Whether `class` is a modifier of a member here.
  var isFollowedByMemberKeyword: Bool {
    var copy = self
    return ["func", "var", "let", "subscript", "override", "final"].contains(copy.word())
  }

  /// Whether all parentheses that are opened are closed.
  var isComplete: Bool { endOfParentheses(in: rest) != nil }

  mutating func append(_ line: String) {
    let text = line.drop { $0 == " " }
    if text.hasPrefix("//") { return }
    rest = Substring("\(rest) \(text)")
    removeComment()
  }

  /// Removes a comment at the end of the line.
  mutating func removeComment() {
    rest = rest.range(of: " // ").map { rest[..<$0.lowerBound] } ?? rest
  }

  mutating func skip(_ character: Character) -> Bool {
    guard next == character else { return false }
    rest = rest.drop { $0 == " " }.dropFirst()
    return true
  }

  /// The identifier that comes next, without backticks; empty if there is none.
  mutating func word() -> Substring {
    if skip("`") {
      let word = rest.prefix { $0 != "`" }
      rest = rest.dropFirst(word.count + 1)
      return word
    }
    rest = rest.drop { $0 == " " }
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest[word.endIndex...]
    return word
  }

  /// The type name that comes next, without generic arguments: `Edge.Set`.
  mutating func path() -> String {
    var names = [word()]
    skipGenerics()
    while skip(".") {
      names.append(word())
      skipGenerics()
    }
    return names.joined(separator: ".")
  }

  /// Skips `<…>`, if that comes next.
  mutating func skipGenerics() {
    guard rest.first == "<" else { return }
    var depth = 0
    var previous: Character = " "
    for index in rest.indices {
      if rest[index] == "<" { depth += 1 }
      if rest[index] == ">", previous != "-" { depth -= 1 }
      previous = rest[index]
      if depth == 0 {
        rest = rest[index...].dropFirst()
        return
      }
    }
  }

  /// The text within the parentheses that come next.
  mutating func parenthesized() -> Substring {
    guard skip("("), let end = endOfParentheses(in: "(" + rest) else { return "" }
    let text = rest.prefix(end - 1)
    rest = rest.dropFirst(end)
    return text
  }

  /// The properties of `var a: Int, b = 2 {`.
  var propertyNames: [Substring] {
    Self.split(rest.prefix { $0 != "{" }).map { text in
      var header = DeclarationHeader(text)
      return header.word()
    }
  }

  /// The offset of the parenthesis that closes the first one; the end if there is none, nil if it
  /// stays open.
  private func endOfParentheses(in text: Substring) -> Int? {
    var depth = 0
    var isInString = false
    for (offset, character) in text.enumerated() {
      if character == "\"" { isInString.toggle() }
      if isInString { continue }
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0, character == ")" { return offset }
    }
    return depth == 0 ? text.count : nil
  }

  // MARK: Parameters

  struct Parameter: Equatable {
    /// The argument label, `_` for none.
    var label: String
    /// The name in the body.
    var name: String
    var hasDefault: Bool
    /// Whether the text has a label: values of cases may be types only.
    var isLabeled: Bool
  }

  /// The parameters in the text between the parentheses of a function's header.
  static func parameters(in text: Substring) -> [Parameter] {
    split(text).map { text in
      var header = DeclarationHeader(text)
      while header.skip("@") {
        _ = header.path()
        if header.rest.first == "(" { _ = header.parenthesized() }
      }
      let label = String(header.word())
      let name = header.next == ":" ? label : String(header.word())
      return Parameter(
        label: label, name: name,
        hasDefault: header.rest.contains(" = ")
          || header.rest.hasSuffix("..."), isLabeled: header.next == ":")
    }
  }

  /// Splits a list at the commas that are not within brackets or strings.
  private static func split(_ text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var depth = 0
    var isInString = false
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      if character == "\"" { isInString.toggle() }
      if isInString { continue }
      // A space before `<` makes it an operator; `>` after `-` ends an arrow.
      if "([{".contains(character) || character == "<" && previous != " " { depth += 1 }
      if ")]}".contains(character) || character == ">" && previous != "-" && previous != " " {
        depth -= 1
      }
      if character == ",", depth == 0 {
        parts.append(text[start..<index])
        start = text.index(after: index)
      }
      previous = character
    }
    parts.append(text[start...])
    return parts.filter { $0.contains { $0 != " " } }
  }
}
