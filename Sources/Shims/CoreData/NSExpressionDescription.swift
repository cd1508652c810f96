import Foundation
import ObjectiveCNames

import class ObjectiveCNames.NSExpression

/// A property of fetched dictionaries that an expression calculates, such as a sum.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
  /// The expression; without one, the property has no value.
  ///
  /// A function of one key path, such as `sum:` or `count:`, applies to all objects of a group.
  open var expression: NSExpression?
  /// The type of the value, which is not converted.
  open var expressionResultType = NSAttributeType.undefinedAttributeType
  /// The type of the value, which is not converted.
  open var resultType: NSAttributeDescription.AttributeType {
    get { .init(rawValue: Int(expressionResultType.rawValue)) }
    set {
      expressionResultType =
        UInt(exactly: newValue.rawValue).flatMap(NSAttributeType.init) ?? .undefinedAttributeType
    }
  }

  private static let aggregates: Set = ["sum:", "count:", "min:", "max:", "average:"]

  /// Whether the value depends on all objects of a group.
  var isAggregate: Bool {
    guard let expression, expression.expressionType == .function else { return false }
    return Self.aggregates.contains(expression.function)
  }

  /// Returns the value for a group of objects; nil if it has none.
  func value(for group: [NSManagedObject]) -> Any? {
    guard let expression, isAggregate, let argument = expression.arguments?.first else {
      return expression?.expressionValue(with: group.first, context: nil)
    }
    let values = group.compactMap { argument.expressionValue(with: $0, context: nil) }
    if expression.function == "count:" { return NSNumber(value: values.count) }
    return NSExpression(
      forFunction: expression.function, arguments: [NSExpression(forConstantValue: values)]
    ).expressionValue(with: nil, context: nil)
  }
}
