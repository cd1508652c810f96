import Foundation

/// A predicate that compares the values of two expressions.
///
/// Foundation has an unusable type of the same name on this system.
open class NSComparisonPredicate: NSPredicate {
  /// Whether the left value is compared, or its members.
  public enum Modifier: UInt, Sendable {
    /// The value is compared.
    case direct
    /// The comparison has to hold for all members.
    case all
    /// The comparison has to hold for a member.
    case any
  }

  /// The kind of a comparison.
  public enum Operator: UInt, Sendable {
    /// The left value is less.
    case lessThan
    /// The left value is not greater.
    case lessThanOrEqualTo
    /// The left value is greater.
    case greaterThan
    /// The left value is not less.
    case greaterThanOrEqualTo
    /// The values are equal.
    case equalTo
    /// The values differ.
    case notEqualTo
    /// The left text matches a regular expression.
    case matches
    /// The left text matches a text with `?` and `*`.
    case like
    /// The left text begins with the right one.
    case beginsWith
    /// The left text ends with the right one.
    case endsWith
    /// The left value is in the right collection or text.
    case `in`
    /// A method compares the values, which is not possible here.
    case customSelector
    /// The right value is in the left collection or text.
    case contains = 99
    /// The left value is between two values.
    case between
  }

  /// The differences between texts that are ignored.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Capital and small letters are equal.
    public static let caseInsensitive = Options(rawValue: 1)
    /// Letters with and without accents are equal.
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// The texts are compared as they are, which is quicker.
    public static let normalized = Options(rawValue: 4)
  }

  /// The expression on the left.
  public let leftExpression: NSExpression
  /// The expression on the right.
  public let rightExpression: NSExpression
  /// Whether the left value is compared, or its members.
  public let comparisonPredicateModifier: Modifier
  /// The kind of the comparison.
  public let predicateOperatorType: Operator
  /// The differences between texts that are ignored.
  public let options: Options

  /// Creates a comparison of the values of two expressions.
  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier,
    type: Operator, options: Options = []
  ) {
    leftExpression = lhs
    rightExpression = rhs
    comparisonPredicateModifier = modifier
    predicateOperatorType = type
    self.options = options
    super.init { object, _ in
      guard let relation = type.relation else { return false }
      return PredicateComparison(
        left: .constant(lhs.expressionValue(with: object, context: nil)), relation: relation,
        right: .constant(rhs.expressionValue(with: object, context: nil)),
        options: options.comparison, quantifier: modifier.quantifier
      ).holds(for: object, variables: [:])
    }
  }

  /// Returns nil: there are no archives of predicates.
  public required init?(coder: NSCoder) { nil }
}

extension NSComparisonPredicate.Modifier {
  fileprivate var quantifier: PredicateComparison.Quantifier? {
    switch self {
    case .direct: nil
    case .all: .all
    case .any: .any
    }
  }
}

extension NSComparisonPredicate.Operator {
  fileprivate var relation: PredicateComparison.Operator? {
    switch self {
    case .lessThan: .less
    case .lessThanOrEqualTo: .lessOrEqual
    case .greaterThan: .greater
    case .greaterThanOrEqualTo: .greaterOrEqual
    case .equalTo: .equal
    case .notEqualTo: .notEqual
    case .matches: .matches
    case .like: .like
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    case .in: .isIn
    case .customSelector: nil
    case .contains: .contains
    case .between: .between
    }
  }
}

extension NSComparisonPredicate.Options {
  fileprivate var comparison: String.CompareOptions {
    var options: String.CompareOptions = []
    if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
    if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
    return options
  }
}
