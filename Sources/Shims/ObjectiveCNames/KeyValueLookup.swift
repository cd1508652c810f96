import Foundation

/// An object with values by key.
package protocol KeyValueCoding: AnyObject {
  /// Returns the value for a key; nil if there is none.
  func value(forKey key: String) -> Any?
  /// The object that represents this one in comparisons.
  var identity: NSObject { get }
}

/// The lookup of values by key, for predicates and sort descriptors.
enum KeyValueLookup {
  /// Returns the value at a path of keys; nil if a key has no value.
  static func value(at keys: ArraySlice<String>, of object: Any?) -> Any? {
    guard let key = keys.first, let object = unwrapped(object) else { return unwrapped(object) }
    let rest = keys.dropFirst()
    if key == "SELF" || key == "self" { return value(at: rest, of: object) }
    if let members = members(of: object), !(object is NSDictionary) {
      if key.hasPrefix("@") { return aggregate(key, of: members, at: rest) }
      return members.compactMap { value(at: keys, of: $0) }
        .flatMap { Self.members(of: $0) ?? [$0] }
    }
    return value(at: rest, of: value(key, of: object))
  }

  private static func value(_ key: String, of object: Any) -> Any? {
    if let object = object as? any KeyValueCoding { return object.value(forKey: key) }
    if let dictionary = object as? [String: Any] { return dictionary[key] }
    if let text = object as? String, key == "length" { return text.utf16.count }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == key }) { return child.value }
      mirror = current.superclassMirror
    }
    return nil
  }

  private static func aggregate(
    _ name: String, of members: [Any], at keys: ArraySlice<String>
  ) -> Any? {
    if name == "@count" { return members.count }
    let values = members.compactMap { value(at: keys, of: $0) }
    let numbers = values.compactMap { PredicateComparison.number($0) }
    switch name {
    case "@sum": return numbers.reduce(0, +)
    case "@avg": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
    case "@min": return values.min { PredicateComparison.order($0, $1) == .orderedAscending }
    case "@max": return values.max { PredicateComparison.order($0, $1) == .orderedAscending }
    default: return nil
    }
  }

  /// The aggregates that a path of keys can contain.
  static let aggregates: Set = ["@count", "@sum", "@avg", "@min", "@max"]

  /// Returns the members of a collection; nil for another value.
  static func members(of value: Any?) -> [Any]? {
    switch unwrapped(value) {
    case let array as [Any]: array
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let array as NSArray: Array(array)
    case let set as Set<AnyHashable>: set.map(\.base)
    default: nil
    }
  }

  /// Returns the value inside optionals; nil for `NSNull`.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if value is NSNull { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return unwrapped(mirror.children.first?.value)
  }
}
