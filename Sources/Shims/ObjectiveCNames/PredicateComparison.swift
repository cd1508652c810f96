import Foundation

/// A comparison of two values with an operator in the format of a predicate.
struct PredicateComparison {
  enum Operator: String, CaseIterable {
    case equal = "==", notEqual = "!="
    case less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
    case between = "BETWEEN", contains = "CONTAINS", beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH", like = "LIKE", matches = "MATCHES", isIn = "IN"
  }

  /// The members of the collection on the left for which the comparison has to hold.
  enum Quantifier: String {
    case any = "ANY", some = "SOME", all = "ALL", none = "NONE"
  }

  var left: PredicateOperand
  var relation: Operator
  var right: PredicateOperand
  var options: String.CompareOptions = []
  var quantifier: Quantifier?

  func holds(for object: Any?, variables: [String: Any]) -> Bool {
    let left = left.value(for: object, variables: variables)
    let right = right.value(for: object, variables: variables)
    guard let quantifier else { return holds(left, right) }
    let members = KeyValueLookup.members(of: left) ?? []
    return switch quantifier {
    case .any, .some: members.contains { holds($0, right) }
    case .all: members.allSatisfy { holds($0, right) }
    case .none: !members.contains { holds($0, right) }
    }
  }

  private func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch relation {
    case .equal: return isEqual(left, right)
    case .notEqual: return !isEqual(left, right)
    case .less: return order(left, right) == .orderedAscending
    case .greater: return order(left, right) == .orderedDescending
    case .lessOrEqual: return order(left, right).map { $0 != .orderedDescending } ?? false
    case .greaterOrEqual: return order(left, right).map { $0 != .orderedAscending } ?? false
    case .between:
      guard let bounds = KeyValueLookup.members(of: right), bounds.count == 2,
        let lower = order(left, bounds[0]), let upper = order(left, bounds[1])
      else { return false }
      return lower != .orderedAscending && upper != .orderedDescending
    case .isIn: return contains(right, left)
    case .contains: return contains(left, right)
    case .beginsWith, .endsWith, .like, .matches:
      guard let text = text(left), let pattern = pattern(right) else { return false }
      return holds(text, pattern)
    }
  }

  private func holds(_ text: String, _ pattern: String) -> Bool {
    switch relation {
    case .beginsWith: text.hasPrefix(pattern)
    case .endsWith: text.hasSuffix(pattern)
    case .like: Self.matches(Array(text), wildcards: Array(pattern))
    default:
      // The pattern has to match the whole text.
      text.range(
        of: "^(?:\(pattern))$",
        options: options.contains(.caseInsensitive)
          ? [.regularExpression, .caseInsensitive] : .regularExpression) != nil
    }
  }

  private func contains(_ container: Any?, _ member: Any?) -> Bool {
    if let members = KeyValueLookup.members(of: container) {
      return members.contains { isEqual($0, member) }
    }
    guard let text = text(container), let part = pattern(member) else { return false }
    return part.isEmpty || text.contains(part)
  }

  // MARK: Values

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left = KeyValueLookup.unwrapped(left), let right = KeyValueLookup.unwrapped(right)
    else {
      return KeyValueLookup.unwrapped(left) == nil && KeyValueLookup.unwrapped(right) == nil
    }
    if let order = order(left, right) { return order == .orderedSame }
    if let left = Self.object(left), let right = Self.object(right) { return left.isEqual(right) }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return false
  }

  private static func object(_ value: Any) -> NSObject? {
    (value as? any KeyValueCoding)?.identity ?? value as? NSObject
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = text(left), let right = text(right) {
      return left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
    }
    return Self.order(left, right)
  }

  /// Returns the order of two values; nil unless both are numbers, dates, texts or of the same
  /// comparable type.
  static func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    guard let left = KeyValueLookup.unwrapped(left), let right = KeyValueLookup.unwrapped(right)
    else { return nil }
    if let left = left as? any BinaryInteger, let right = right as? any BinaryInteger,
      let left = Int(exactly: left), let right = Int(exactly: right)
    {
      return order(of: left, right)
    }
    if let left = number(left), let right = number(right) { return order(of: left, right) }
    if let left = left as? String, let right = right as? String { return order(of: left, right) }
    if let left = left as? UUID, let right = right as? UUID { return order(of: left, right) }
    guard let left = left as? any Comparable else { return nil }
    return order(of: left, any: right)
  }

  private static func order<Value: Comparable>(of left: Value, any right: Any) -> ComparisonResult?
  {
    (right as? Value).map { order(of: left, $0) }
  }

  private static func order<Value: Comparable>(of left: Value, _ right: Value) -> ComparisonResult {
    left < right ? .orderedAscending : right < left ? .orderedDescending : .orderedSame
  }

  /// Returns a number, Boolean value or date as a number; nil for another value.
  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as Date: value.timeIntervalSinceReferenceDate
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  private func text(_ value: Any?) -> String? {
    guard let text = KeyValueLookup.unwrapped(value) as? String else { return nil }
    return options.isEmpty ? text : text.folding(options: options, locale: nil)
  }

  /// Returns the text on the right of a comparison, unchanged for `MATCHES`; nil for another value.
  private func pattern(_ value: Any?) -> String? {
    relation == .matches ? KeyValueLookup.unwrapped(value) as? String : text(value)
  }

  /// Returns whether a text matches a pattern in which `*` is any text and `?` any character.
  private static func matches(_ text: [Character], wildcards pattern: [Character]) -> Bool {
    var (position, place) = (0, 0)
    // The position of the last `*` in the pattern, and the end of the text that it matches.
    var star: (place: Int, position: Int)?
    while position < text.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (place, position)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == text[position] {
        place += 1
        position += 1
      } else if let last = star {
        star = (last.place, last.position + 1)
        (place, position) = (last.place + 1, last.position + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
