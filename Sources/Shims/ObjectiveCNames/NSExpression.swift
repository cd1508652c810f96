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
  }

  private let term: ExpressionTerm?

  /// Creates an expression from a format and its arguments.
  ///
  /// If the format is invalid or not supported, the value is nil, and a line on standard error names
  /// the format.
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

  /// Creates the expression of the value at a path of keys.
  public init(forKeyPath keyPath: String) {
    term = .keyPath(keyPath.split(separator: ".").map(String.init))
  }

  /// Creates the expression of a property.
  public init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) { term = .property(keyPath) }

  /// Creates the expression of a function, such as `sum:`, of other expressions.
  public init(forFunction name: String, arguments parameters: [Any]) {
    let arguments = parameters.compactMap { ($0 as? NSExpression)?.term }
    term = .function(name.filter { $0 != ":" }, arguments)
  }

  /// The expression of the object itself.
  open class func expressionForEvaluatedObject() -> NSExpression {
    NSExpression(forKeyPath: "")
  }

  /// The kind of the expression.
  open var expressionType: ExpressionType {
    switch term {
    case .constant, nil: .constantValue
    case .keyPath(let keys): keys.isEmpty ? .evaluatedObject : .keyPath
    case .property: .keyPath
    case .function: .function
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

  /// Returns the value of the expression for an object; nil if it has none.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    term?.value(for: object)
  }
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
