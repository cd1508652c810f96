import Foundation

/// An expression of numbers, key paths and functions, such as `"2 * (width + 3)"`.
///
/// Foundation has an unusable type of the same name on this system.
open class NSExpression: NSObject, @unchecked Sendable {
  /// The kind of an expression.
  public enum ExpressionType: UInt, Sendable {
    /// A value.
    case constantValue
    /// The object itself.
    case evaluatedObject
    /// The value of a variable.
    case variable
    /// The value at a path of keys.
    case keyPath
    /// The result of a function.
    case function
    /// The members of two sets.
    case unionSet
    /// The members that two sets have in common.
    case intersectSet
    /// The members of a set that are not in another one.
    case minusSet
    /// The members of a collection that meet a predicate.
    case subquery = 13
    /// A list of expressions.
    case aggregate
    /// Any key, in an expression of Spotlight.
    case anyKey
    /// The result of a function of Swift.
    case block = 19
    /// One of two expressions.
    case conditional
  }

  /// A function of an object, of the values of arguments and of a context.
  public typealias Block = (Any?, [Any], NSMutableDictionary?) -> Any

  private let term: ExpressionTerm?

  private init(term: ExpressionTerm?) { self.term = term }

  /// Creates an expression from a format and its arguments.
  ///
  /// If the format is invalid or not supported, the value is nil, and a line on standard error
  /// names the format.
  public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
    self.init(format: expressionFormat, argumentArray: args)
  }

  /// Creates an expression from a format and its arguments.
  public init(format expressionFormat: String, argumentArray arguments: [Any]) {
    do {
      term = try ExpressionParser.term(expressionFormat, arguments: arguments)
    } catch {
      let line = "NSExpression: '\(expressionFormat)' has no value: \(error.reason)\n"
      FileHandle.standardError.write(Data(line.utf8))
      term = nil
    }
  }

  /// Creates the expression of a value.
  public init(forConstantValue obj: Any?) { term = .constant(obj) }

  /// Creates the expression of a variable of the context.
  public init(forVariable string: String) { term = .variable(string) }

  /// Creates the expression of the value at a path of keys.
  public init(forKeyPath keyPath: String) {
    term = .keyPath(keyPath.split(separator: ".").map(String.init))
  }

  /// Creates the expression of a property.
  public init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) { term = .property(keyPath) }

  /// Creates the expression of a function, such as `sum:` or `divide:by:`, of other expressions.
  public init(forFunction name: String, arguments parameters: [Any]) {
    let known = ExpressionTerm.operators.first { $0.value == name }?.key
    term = .function(known ?? name.filter { $0 != ":" }, Self.terms(parameters))
  }

  /// Creates the expression of a function; the target is that of the functions by their name.
  public convenience init(
    forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?
  ) {
    self.init(forFunction: name, arguments: parameters ?? [])
  }

  /// Creates the expression of the members of two collections.
  public init(forUnionSet left: NSExpression, with right: NSExpression) {
    term = left.set(.union, right)
  }

  /// Creates the expression of the members that two collections have in common.
  public init(forIntersectSet left: NSExpression, with right: NSExpression) {
    term = left.set(.intersection, right)
  }

  /// Creates the expression of the members of a collection that are not in another one.
  public init(forMinusSet left: NSExpression, with right: NSExpression) {
    term = left.set(.difference, right)
  }

  /// Creates the expression of the members of a collection that meet a predicate.
  public init(
    forSubquery expression: NSExpression, usingIteratorVariable variable: String,
    predicate: NSPredicate
  ) {
    term = expression.term.map { .subquery($0, variable: variable, predicate) }
  }

  /// Creates the expression of a list of expressions.
  public init(forAggregate subexpressions: [Any]) { term = .list(Self.terms(subexpressions)) }

  /// Creates the expression of one expression for objects that meet a predicate, or else of
  /// another.
  public init(
    forConditional predicate: NSPredicate, trueExpression: NSExpression,
    falseExpression: NSExpression
  ) {
    term = trueExpression.term.flatMap { first in
      falseExpression.term.map { .conditional(predicate, first, $0) }
    }
  }

  /// Creates the expression of a function of Swift, which receives the values of the arguments.
  public init(block: @escaping Block, arguments: [NSExpression]?) {
    term = .block(block, arguments.map(Self.terms))
  }

  /// The expression of the object itself.
  open class func expressionForEvaluatedObject() -> NSExpression {
    NSExpression(forKeyPath: "")
  }

  /// The expression of any key, which has no value.
  open class func expressionForAnyKey() -> NSExpression { NSExpression(term: .anyKey) }

  private static func terms(_ expressions: [Any]) -> [ExpressionTerm] {
    expressions.map { expression in
      guard let expression = expression as? NSExpression else { return .constant(expression) }
      return expression.term ?? .constant(nil)
    }
  }

  private func set(
    _ operation: ExpressionTerm.SetOperation, _ other: NSExpression
  ) -> ExpressionTerm? {
    term.flatMap { left in other.term.map { .set(operation, left, $0) } }
  }

  /// The kind of the expression.
  open var expressionType: ExpressionType {
    switch term {
    case .constant, nil: .constantValue
    case .keyPath(let keys): keys.isEmpty ? .evaluatedObject : .keyPath
    case .property: .keyPath
    case .function: .function
    case .variable: .variable
    case .anyKey: .anyKey
    case .conditional: .conditional
    case .set(.union, _, _): .unionSet
    case .set(.intersection, _, _): .intersectSet
    case .set(.difference, _, _): .minusSet
    case .list: .aggregate
    case .subquery: .subquery
    case .block: .block
    }
  }

  /// The value of the expression of a value; nil for another one.
  open var constantValue: Any? {
    if case .constant(let value)? = term { value } else { nil }
  }

  /// The path of keys; empty for another expression, and for the name of a computed property.
  open var keyPath: String {
    switch term {
    case .keyPath(let keys): keys.joined(separator: ".")
    case .property(let path): path.propertyName ?? ""
    default: ""
    }
  }

  /// The name of the function, such as `divide:by:`; empty for another expression.
  open var function: String {
    guard case .function(let name, _)? = term else { return "" }
    return ExpressionTerm.operators[name] ?? "\(name):"
  }

  /// The name of the variable; empty for an expression without one.
  open var variable: String {
    switch term {
    case .variable(let name), .subquery(_, let name, _): name
    default: ""
    }
  }

  /// The target of the function: that of the functions by their name.
  open var operand: NSExpression { NSExpression(forConstantValue: nil) }

  /// The arguments of the function or the block; nil for another expression.
  open var arguments: [NSExpression]? {
    switch term {
    case .function(_, let terms), .block(_, let terms?): terms.map(NSExpression.init(term:))
    default: nil
    }
  }

  /// The expressions of a list, or the expression of a subquery; the expression itself if it is
  /// another one.
  open var collection: Any {
    switch term {
    case .list(let terms): terms.map(NSExpression.init(term:))
    case .subquery(let list, _, _): NSExpression(term: list)
    default: self
    }
  }

  /// The predicate of a subquery or condition; for another expression, one that is always true.
  open var predicate: NSPredicate {
    switch term {
    case .conditional(let predicate, _, _), .subquery(_, _, let predicate): predicate
    default: NSPredicate(value: true)
    }
  }

  /// The first collection of a set; the expression itself if it is another one.
  open var left: NSExpression { part { if case .set(_, let left, _) = $0 { left } else { nil } } }
  /// The second collection of a set; the expression itself if it is another one.
  open var right: NSExpression {
    part { if case .set(_, _, let right) = $0 { right } else { nil } }
  }
  /// The expression for objects that meet the predicate of a condition.
  open var `true`: NSExpression {
    part { if case .conditional(_, let first, _) = $0 { first } else { nil } }
  }
  /// The expression for objects that do not meet the predicate of a condition.
  open var `false`: NSExpression {
    part { if case .conditional(_, _, let second) = $0 { second } else { nil } }
  }

  private func part(_ choose: (ExpressionTerm) -> ExpressionTerm?) -> NSExpression {
    term.flatMap(choose).map(NSExpression.init(term:)) ?? self
  }

  /// The function of a block; for another expression, one of its value.
  open var expressionBlock: Block {
    if case .block(let block, _)? = term { return block }
    return { object, _, context in
      self.expressionValue(with: object, context: context) ?? NSNull()
    }
  }

  /// Returns the value of the expression for an object; nil if it has none.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    term?.value(for: object, in: context)
  }

  /// Has no effect: every expression may be evaluated.
  open func allowEvaluation() {}
}

extension AnyKeyPath {
  /// The names of the properties, with dots between them; nil if one is computed.
  var propertyName: String? {
    let text = String(describing: self)
    guard !text.contains("<computed"), let name = text.firstMatch(of: #/\.([\w.]+)$/#)?.1 else {
      return nil
    }
    return String(name)
  }
}
