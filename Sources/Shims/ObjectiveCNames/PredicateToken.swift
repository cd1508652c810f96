import Foundation

/// A word, number, text or symbol in the format of a predicate.
enum PredicateToken: Equatable {
  case word(String)
  case text(String)
  case number(Double)
  /// A placeholder for an argument, with the letter after the percent sign.
  case argument(Character)
  case variable(String)
  case symbol(String)

  /// The token in messages.
  var text: String {
    switch self {
    case .word(let text), .text(let text), .symbol(let text): text
    case .number(let number): "\(number)"
    case .argument(let specifier): "%\(specifier)"
    case .variable(let name): "$\(name)"
    }
  }

  /// Whether the token is quoted, so that it is not a keyword.
  var isQuoted: Bool {
    switch self {
    case .word, .symbol: false
    default: true
    }
  }

  private static let symbols = [
    "==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}",
    "[", "]", ",", ".", "+", "-", "*", "/",
  ]

  static func tokens(of format: String) throws(PredicateParser.Failure) -> [PredicateToken] {
    var tokens: [PredicateToken] = []
    var rest = Array(format)[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        tokens.append(.text(try text(in: &rest, until: first)))
      } else if first.isNumber || first == "-" && rest.dropFirst().first?.isNumber ?? false {
        let digits = String(first) + word(in: &rest, after: 1, and: ".")
        guard let number = Double(digits) else {
          throw PredicateParser.Failure(reason: "'\(digits)' is not a number")
        }
        tokens.append(.number(number))
      } else if first == "%" {
        tokens.append(.argument(try specifier(in: &rest)))
      } else if first == "$" {
        tokens.append(.variable(word(in: &rest, after: 1)))
      } else if first == "#" {
        // `#` escapes a keyword that is used as a name.
        tokens.append(.word(word(in: &rest, after: 1)))
      } else if first.isLetter || first == "_" || first == "@" {
        tokens.append(.word(String(first) + word(in: &rest, after: 1)))
      } else if let symbol = symbols.first(where: { rest.starts(with: $0) }) {
        tokens.append(.symbol(symbol))
        rest.removeFirst(symbol.count)
      } else {
        throw PredicateParser.Failure(reason: "'\(first)' is not supported")
      }
    }
    return tokens
  }

  private static func word(
    in rest: inout ArraySlice<Character>, after count: Int, and other: Character = "_"
  ) -> String {
    rest.removeFirst(count)
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == other }
    rest.removeFirst(word.count)
    return String(word)
  }

  private static func text(
    in rest: inout ArraySlice<Character>, until quote: Character
  ) throws(PredicateParser.Failure) -> String {
    rest.removeFirst()
    var text = ""
    while let next = rest.popFirst() {
      if next == quote { return text }
      text.append(next == "\\" ? rest.popFirst() ?? next : next)
    }
    throw PredicateParser.Failure(reason: "the closing quote of a string is missing")
  }

  /// Parses `%@`, `%K`, or the specifier of a number, such as `%ld` or `%.2f`.
  private static func specifier(
    in rest: inout ArraySlice<Character>
  ) throws(PredicateParser.Failure) -> Character {
    rest.removeFirst()
    while let next = rest.first, next.isNumber || "lhqzt.".contains(next) { rest.removeFirst() }
    guard let specifier = rest.popFirst(), "@KdDiuUfFgGeExXoOscCS".contains(specifier) else {
      throw PredicateParser.Failure(reason: "the specifier after a '%' is not supported")
    }
    return specifier
  }
}
