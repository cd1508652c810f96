import Foundation

/// Parses the format of an expression.
struct ExpressionParser {
  private var rest: Substring
  private var arguments: ArraySlice<Any>
  private var depth = 0

  /// The greatest number of nested parentheses, which limits the depth of the stack.
  private static let maximumDepth = 100

  /// Returns the term of a format with its arguments.
  static func term(
    _ format: String, arguments: [Any]
  ) throws(PredicateParser.Failure) -> ExpressionTerm {
    var parser = ExpressionParser(rest: format[...], arguments: arguments[...])
    let term = try parser.sum()
    guard parser.next() == nil else {
      throw PredicateParser.Failure(reason: "'\(parser.rest)' is unexpected")
    }
    return term
  }

  private mutating func descend() throws(PredicateParser.Failure) {
    depth += 1
    guard depth < Self.maximumDepth else {
      throw PredicateParser.Failure(reason: "it is nested too deeply")
    }
  }

  private mutating func sum() throws(PredicateParser.Failure) -> ExpressionTerm {
    try descend()
    defer { depth -= 1 }
    var term = try product()
    while let name = next(of: ["+", "-"]) { term = .function(name, [term, try product()]) }
    return term
  }

  private mutating func product() throws(PredicateParser.Failure) -> ExpressionTerm {
    var term = try power()
    while let name = next(of: ["*", "/"]) { term = .function(name, [term, try power()]) }
    return term
  }

  private mutating func power() throws(PredicateParser.Failure) -> ExpressionTerm {
    try descend()
    defer { depth -= 1 }
    let term = try operand()
    return next(of: ["**"]) == nil ? term : .function("**", [term, try power()])
  }

  private mutating func operand() throws(PredicateParser.Failure) -> ExpressionTerm {
    var isNegative = false
    while let sign = next(of: ["-", "+"]) { if sign == "-" { isNegative.toggle() } }
    let term = try value()
    return isNegative ? .function("-", [.constant(NSNumber(value: 0)), term]) : term
  }

  private mutating func value() throws(PredicateParser.Failure) -> ExpressionTerm {
    guard let first = next() else { throw PredicateParser.Failure(reason: "a value is missing") }
    if next(of: ["("]) != nil {
      let term = try sum()
      try close()
      return term
    }
    if first.isNumber || first == "." { return .constant(try number()) }
    if first == "%" {
      let specifier = rest.prefix(2)
      rest = rest.dropFirst(2)
      guard let argument = arguments.popFirst() else {
        throw PredicateParser.Failure(reason: "the argument of \(specifier) is missing")
      }
      return specifier == "%K" ? .keyPath(Self.keys("\(argument)")) : .constant(argument)
    }
    let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@".contains($0) }
    guard !word.isEmpty else {
      throw PredicateParser.Failure(reason: "'\(first)' is not supported")
    }
    rest = rest.dropFirst(word.count)
    guard next(of: ["("]) != nil else {
      return .keyPath(word.uppercased() == "SELF" ? [] : Self.keys(String(word)))
    }
    guard ExpressionTerm.isFunction(String(word)) else {
      throw PredicateParser.Failure(reason: "\(word)() is not supported")
    }
    var terms = [try sum()]
    while next(of: [","]) != nil { terms.append(try sum()) }
    try close()
    return .function(String(word), terms)
  }

  private mutating func number() throws(PredicateParser.Failure) -> NSNumber {
    let digits = rest.prefix { $0.isNumber || $0 == "." }
    rest = rest.dropFirst(digits.count)
    if let whole = Int(digits) { return NSNumber(value: whole) }
    guard let number = Double(digits) else {
      throw PredicateParser.Failure(reason: "'\(digits)' is not a number")
    }
    return NSNumber(value: number)
  }

  private static func keys(_ path: String) -> [String] {
    path.split(separator: ".").map(String.init)
  }

  private mutating func close() throws(PredicateParser.Failure) {
    guard next(of: [")"]) != nil else { throw PredicateParser.Failure(reason: "')' is missing") }
  }

  /// Skips spaces, and returns the next character.
  private mutating func next() -> Character? {
    rest = rest.drop { $0.isWhitespace }
    return rest.first
  }

  /// Skips one of some symbols, and returns it; a star that begins `**` does not match.
  private mutating func next(of symbols: [String]) -> String? {
    _ = next()
    guard let found = symbols.first(where: { rest.hasPrefix($0) }),
      !(found == "*" && rest.hasPrefix("**"))
    else { return nil }
    rest = rest.dropFirst(found.count)
    return found
  }
}
