import Foundation

// Methods of strings that `#Predicate` allows on Apple's systems and that Foundation lacks on
// Linux.

extension PredicateExpressions {
  /// An expression for whether a string contains another one, regardless of case and accents.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression, Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The expression of the string.
    public let root: Root
    /// The expression of the string to search for.
    public let other: Other

    /// Evaluates the expression.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
    }
  }

  /// An expression for the order of two strings, in the current locale or regardless of case.
  public struct StringComparison<
    Root: PredicateExpression, Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The expression of the first string.
    public let root: Root
    /// The expression of the second string.
    public let other: Other
    let isLocalized: Bool

    /// Evaluates the expression.
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      let first = try root.evaluate(bindings), second = try other.evaluate(bindings)
      return isLocalized ? first.localizedCompare(second) : first.caseInsensitiveCompare(second)
    }
  }

  /// Makes the expression of `localizedStandardContains`.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }

  /// Makes the expression of `localizedCompare`.
  public static func build_localizedCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringComparison<Root, Other> {
    StringComparison(root: root, other: other, isLocalized: true)
  }

  /// Makes the expression of `caseInsensitiveCompare`.
  public static func build_caseInsensitiveCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringComparison<Root, Other> {
    StringComparison(root: root, other: other, isLocalized: false)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringComparison: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringComparison: Sendable where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}

extension PredicateExpressions.StringComparison: Codable where Root: Codable, Other: Codable {}
