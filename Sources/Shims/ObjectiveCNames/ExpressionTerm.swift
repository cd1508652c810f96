import Drawing
import Foundation

/// A part of an expression.
indirect enum ExpressionTerm {
  case constant(Any?)
  case keyPath([String])
  case property(AnyKeyPath)
  case function(String, [ExpressionTerm])
  case variable(String)
  case anyKey
  case conditional(NSPredicate, ExpressionTerm, ExpressionTerm)
  case set(SetOperation, ExpressionTerm, ExpressionTerm)
  case list([ExpressionTerm])
  case subquery(ExpressionTerm, variable: String, NSPredicate)
  case block(NSExpression.Block, [ExpressionTerm]?)

  /// A set that is made of two.
  enum SetOperation { case union, intersection, difference }

  /// Returns the value for an object; nil if there is none.
  ///
  /// - Parameter context: The values of variables, and a place where blocks keep their own.
  func value(for object: Any?, in context: NSMutableDictionary? = nil) -> Any? {
    func value(_ term: ExpressionTerm) -> Any? { term.value(for: object, in: context) }
    switch self {
    case .constant(let value): return value
    case .keyPath(let keys): return KeyValueLookup.value(at: keys[...], of: object)
    case .property(let path): return object.flatMap { $0[keyPath: path] }
    case .function(let name, let arguments):
      return ExpressionTerm.result(of: name, arguments.map(value))
    case .variable(let name): return context?[name]
    case .anyKey: return nil
    case .conditional(let predicate, let first, let second):
      return value(predicate.evaluate(with: object) ? first : second)
    case .set(let operation, let left, let right):
      guard let first = Self.members(value(left)), let second = Self.members(value(right)) else {
        return nil
      }
      return switch operation {
      case .union: first.union(second)
      case .intersection: first.intersection(second)
      case .difference: first.subtracting(second)
      }
    case .list(let terms): return terms.map { value($0) ?? NSNull() }
    case .subquery(let list, let variable, let predicate):
      let members = value(list) as? [Any]
      return members?.filter {
        predicate.evaluate(with: $0, substitutionVariables: [variable: $0])
      }
    case .block(let block, let arguments):
      return block(object, (arguments ?? []).map { value($0) ?? NSNull() }, context)
    }
  }

  private static func members(_ value: Any?) -> Set<AnyHashable>? {
    (value as? [AnyHashable]).map(Set.init) ?? value as? Set<AnyHashable>
  }

  /// The names of the functions of operators.
  static let operators = [
    "+": "add:to:", "-": "from:subtract:", "*": "multiply:by:", "/": "divide:by:",
    "**": "raise:toPower:",
  ]

  /// The functions of one number.
  private static let functions: [String: @Sendable (Double) -> Double] = [
    "sqrt": { $0.squareRoot() }, "abs": abs, "exp": deterministicExponential,
    "ln": deterministicLogarithm, "log": deterministicDecimalLogarithm,
    "floor": { $0.rounded(.down) }, "ceiling": { $0.rounded(.up) },
    "trunc": { $0.rounded(.towardZero) },
  ]

  /// The functions of several numbers, or of a list of them.
  private static let aggregates: [String: @Sendable ([Double]) -> Double?] = [
    "sum": { $0.reduce(0, +) }, "count": { Double($0.count) }, "min": { $0.min() },
    "max": { $0.max() },
    "average": { $0.isEmpty ? nil : $0.reduce(0, +) / Double($0.count) },
  ]

  /// Whether a function exists.
  static func isFunction(_ name: String) -> Bool {
    functions[name] != nil || aggregates[name] != nil
  }

  private static func result(of name: String, _ values: [Any?]) -> Any? {
    if let function = aggregates[name] {
      let list = values.count == 1 ? values[0] as? [Any] : nil
      let all = list?.map(Optional.some) ?? values
      let numbers = all.compactMap(number)
      return numbers.count == all.count ? function(numbers).map(object) : nil
    }
    let numbers = values.compactMap(number)
    guard numbers.count == values.count, let first = numbers.first else { return nil }
    if let function = functions[name] { return object(function(first)) }
    guard numbers.count == 2 else { return nil }
    return arithmetic(name, values[0], values[1])
  }

  /// Returns the result of an operator; whole numbers are divided as such.
  private static func arithmetic(_ name: String, _ left: Any?, _ right: Any?) -> Any? {
    guard let (x, y) = number(left).flatMap({ x in number(right).map { (x, $0) } }) else {
      return nil
    }
    if let i = whole(left), let j = whole(right) {
      var result: (partialValue: Int, overflow: Bool) = (0, true)
      switch name {
      case "+": result = i.addingReportingOverflow(j)
      case "-": result = i.subtractingReportingOverflow(j)
      case "*": result = i.multipliedReportingOverflow(by: j)
      case "/" where j != 0: result = i.dividedReportingOverflow(by: j)
      default: break
      }
      if !result.overflow { return NSNumber(value: result.partialValue) }
    }
    switch name {
    case "+": return object(x + y)
    case "-": return object(x - y)
    case "*": return object(x * y)
    case "/": return object(x / y)
    case "**": return object(deterministicPower(x, y))
    default: return nil
    }
  }

  private static func number(_ value: Any?) -> Double? {
    (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? Int).map { Double($0) }
  }

  /// The value as a whole number, unless it has a floating point.
  private static func whole(_ value: Any?) -> Int? {
    if let number = value as? NSNumber {
      return ["d", "f"].contains(String(cString: number.objCType)) ? nil : number.intValue
    }
    return value as? Int
  }

  private static func object(_ number: Double) -> NSNumber { NSNumber(value: number) }
}
