import Foundation

/// Parses the format of a predicate.
struct PredicateParser {
  /// The error for a format that is invalid or not supported.
  struct Failure: Error {
    var reason: String
  }

  private var tokens: ArraySlice<PredicateToken>
  private var arguments: ArraySlice<Any>
  private var depth = 0

  /// Returns the condition of a format with its arguments.
  static func condition(
    _ format: String, arguments: [Any]
  ) throws(Failure) -> PredicateCondition {
    var parser = PredicateParser(
      tokens: try PredicateToken.tokens(of: format)[...], arguments: arguments[...])
    let condition = try parser.disjunction()
    if let token = parser.tokens.first {
      throw Failure(reason: "'\(token.text)' is unexpected")
    }
    return condition
  }

  /// The greatest number of nested conditions, which limits the depth of the stack.
  private static let maximumDepth = 100

  // MARK: Conditions

  private mutating func disjunction() throws(Failure) -> PredicateCondition {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth else { throw Failure(reason: "it is nested too deeply") }
    var conditions = [try conjunction()]
    while skip("OR") || skip("||") { conditions.append(try conjunction()) }
    return conditions.count == 1 ? conditions[0] : .any(conditions)
  }

  private mutating func conjunction() throws(Failure) -> PredicateCondition {
    var conditions = [try negation()]
    while skip("AND") || skip("&&") { conditions.append(try negation()) }
    return conditions.count == 1 ? conditions[0] : .all(conditions)
  }

  private mutating func negation() throws(Failure) -> PredicateCondition {
    var isNegated = false
    while skip("NOT") || skip("!") { isNegated.toggle() }
    let condition = try primary()
    return isNegated ? .not(condition) : condition
  }

  private mutating func primary() throws(Failure) -> PredicateCondition {
    if skip("TRUEPREDICATE") { return .constant(true) }
    if skip("FALSEPREDICATE") { return .constant(false) }
    guard skip("(") else { return .comparison(try comparison()) }
    let condition = try disjunction()
    try expect(")")
    return condition
  }

  private mutating func comparison() throws(Failure) -> PredicateComparison {
    var quantifier: PredicateComparison.Quantifier?
    if case .word(let word)? = tokens.first,
      let found = PredicateComparison.Quantifier(rawValue: word.uppercased())
    {
      quantifier = found
      tokens.removeFirst()
    }
    let left = try operand()
    let (relation, isNegated) = try relation()
    let options = try comparisonOptions()
    let right = try operand()
    guard !isNegated else { throw Failure(reason: "NOT has to precede the whole comparison") }
    return PredicateComparison(
      left: left, relation: relation, right: right, options: options, quantifier: quantifier)
  }

  private mutating func relation() throws(Failure) -> (PredicateComparison.Operator, Bool) {
    guard let token = tokens.popFirst() else {
      throw Failure(reason: "the operator of a comparison is missing")
    }
    let names = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="]
    let name = token.text.uppercased()
    if name == "NOT" { return (.isIn, true) }
    if !token.isQuoted, let found = PredicateComparison.Operator(rawValue: names[name] ?? name) {
      return (found, false)
    }
    throw Failure(reason: "the operator '\(token.text)' is not supported")
  }

  private mutating func comparisonOptions() throws(Failure) -> String.CompareOptions {
    guard skip("[") else { return [] }
    guard case .word(let letters)? = tokens.popFirst() else {
      throw Failure(reason: "the options of a comparison are missing")
    }
    var options: String.CompareOptions = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      case "n", "l": break
      default: throw Failure(reason: "the option [\(letter)] is not supported")
      }
    }
    try expect("]")
    return options
  }

  // MARK: Operands

  private mutating func operand() throws(Failure) -> PredicateOperand {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth else { throw Failure(reason: "it is nested too deeply") }
    guard let token = tokens.popFirst() else { throw Failure(reason: "a value is missing") }
    switch token {
    case .text(let text): return .constant(text)
    case .number(let number): return .constant(number)
    case .argument(let specifier):
      guard let argument = arguments.popFirst() else {
        throw Failure(reason: "the argument of %\(specifier) is missing")
      }
      guard specifier == "K" else { return .constant(KeyValueLookup.unwrapped(argument)) }
      let path = "\(KeyValueLookup.unwrapped(argument) ?? "")"
      return try keyPath(path.split(separator: ".").map(String.init), variable: nil)
    case .variable(let name): return try keyPath([], variable: name)
    case .symbol("{"): return .list(try list(until: "}"))
    case .symbol("("):
      let operand = try operand()
      try expect(")")
      return operand
    case .word(let word): return try named(word)
    default: throw Failure(reason: "'\(token.text)' is not a value")
    }
  }

  private mutating func named(_ word: String) throws(Failure) -> PredicateOperand {
    switch word.uppercased() {
    case "NIL", "NULL": return .constant(nil)
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case "SELF": return try keyPath([], variable: nil)
    case "SUBQUERY" where skip("("): return try subquery()
    default: break
    }
    if tokens.first == .symbol("(") { throw Failure(reason: "\(word)() is not supported") }
    return try keyPath([word], variable: nil)
  }

  /// Parses the rest of a path of keys.
  private mutating func keyPath(
    _ start: [String], variable: String?
  ) throws(Failure) -> PredicateOperand {
    let keys = start + (try moreKeys())
    for key in keys where key.hasPrefix("@") && !KeyValueLookup.aggregates.contains(key) {
      throw Failure(reason: "\(key) is not supported")
    }
    let operators: Set = ["+", "-", "*", "/", "["]
    if case .symbol(let symbol)? = tokens.first, operators.contains(symbol) {
      throw Failure(reason: "'\(symbol)' after a value is not supported")
    }
    return .keyPath(keys, variable: variable)
  }

  private mutating func moreKeys() throws(Failure) -> [String] {
    var keys: [String] = []
    while skip(".") {
      switch tokens.popFirst() {
      case .word(let word)?: keys.append(word)
      case .argument("K")?:
        guard let key = arguments.popFirst() else {
          throw Failure(reason: "the argument of %K is missing")
        }
        keys += "\(key)".split(separator: ".").map(String.init)
      default: throw Failure(reason: "a key is missing")
      }
    }
    return keys
  }

  private mutating func list(until end: String) throws(Failure) -> [PredicateOperand] {
    var operands: [PredicateOperand] = []
    if skip(end) { return operands }
    repeat { operands.append(try operand()) } while skip(",")
    try expect(end)
    return operands
  }

  private mutating func subquery() throws(Failure) -> PredicateOperand {
    let collection = try operand()
    try expect(",")
    guard case .variable(let variable)? = tokens.popFirst() else {
      throw Failure(reason: "the variable of SUBQUERY is missing")
    }
    try expect(",")
    let condition = try disjunction()
    try expect(")")
    return .subquery(collection, variable: variable, condition, keys: try moreKeys())
  }

  // MARK: Tokens

  private mutating func skip(_ text: String) -> Bool {
    guard let token = tokens.first, !token.isQuoted, token.text.uppercased() == text else {
      return false
    }
    tokens.removeFirst()
    return true
  }

  private mutating func expect(_ text: String) throws(Failure) {
    guard skip(text) else {
      let found = tokens.first.map { "before '\($0.text)'" } ?? "at the end"
      throw Failure(reason: "'\(text)' is missing \(found)")
    }
  }
}
