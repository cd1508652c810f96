import Foundation

/// A condition in the format of a predicate.
indirect enum PredicateCondition {
  case constant(Bool)
  case not(PredicateCondition)
  case all([PredicateCondition])
  case any([PredicateCondition])
  case comparison(PredicateComparison)

  /// Returns whether the condition holds for an object and for variables such as `$item`.
  func holds(for object: Any?, variables: [String: Any]) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let condition): !condition.holds(for: object, variables: variables)
    case .all(let conditions):
      conditions.allSatisfy { $0.holds(for: object, variables: variables) }
    case .any(let conditions):
      conditions.contains { $0.holds(for: object, variables: variables) }
    case .comparison(let comparison): comparison.holds(for: object, variables: variables)
    }
  }
}

/// A value in the format of a predicate.
indirect enum PredicateOperand {
  case constant(Any?)
  /// The value at a path of keys of the object, or of a variable.
  case keyPath([String], variable: String?)
  case list([PredicateOperand])
  /// The value at a path of keys, such as `@count`, of the members of a collection for which a
  /// condition on a variable holds.
  case subquery(PredicateOperand, variable: String, PredicateCondition, keys: [String])

  func value(for object: Any?, variables: [String: Any]) -> Any? {
    switch self {
    case .constant(let value): value
    case .keyPath(let keys, let variable):
      KeyValueLookup.value(at: keys[...], of: variable.map { variables[$0] } ?? object)
    case .list(let operands): operands.map { $0.value(for: object, variables: variables) as Any }
    case .subquery(let collection, let variable, let condition, let keys):
      KeyValueLookup.value(
        at: keys[...],
        of: (KeyValueLookup.members(of: collection.value(for: object, variables: variables)) ?? [])
          .filter { member in
            condition.holds(
              for: object, variables: variables.merging([variable: member]) { $1 })
          })
    }
  }
}
