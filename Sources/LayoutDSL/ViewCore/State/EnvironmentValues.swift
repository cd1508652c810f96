import Foundation

/// The values that a view passes to its descendants.
nonisolated public struct EnvironmentValues: @unchecked Sendable {
  /// The values of one environment, shared by all views with the same environment.
  ///
  /// The well-known values are fields, because the engine reads them for every node. Custom keys
  /// are in `custom`. The public property of each field is in the file of its modifier.
  package final class Storage {
    @exclusivity(unchecked) package var values: WellKnownEnvironment
    package var custom: [ObjectIdentifier: Any]

    init(values: WellKnownEnvironment, custom: [ObjectIdentifier: Any]) {
      self.values = values
      self.custom = custom
    }
  }

  package private(set) var storage: Storage

  nonisolated(unsafe) private static let defaults = Storage(
    values: WellKnownEnvironment(), custom: [:])

  /// Creates an environment with default values.
  public init() {
    storage = Self.defaults
  }

  package init(storage: Storage) {
    self.storage = storage
  }

  /// The well-known values; a change copies shared storage.
  package var values: WellKnownEnvironment {
    get { storage.values }
    set {
      makeUnique()
      storage.values = newValue
    }
    _modify {
      makeUnique()
      yield &storage.values
    }
  }

  /// The value of a key; the key's default value if none is set.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // A direct cast of a missing value would succeed as nil if `Value` is optional.
      guard let value = storage.custom[ObjectIdentifier(key)] else { return Key._value(in: self) }
      return value as? Key.Value ?? Key.defaultValue
    }
    set {
      makeUnique()
      storage.custom[ObjectIdentifier(key)] = newValue
    }
  }

  /// The value of an entry without a type, which `name` identifies; its default value, evaluated
  /// once, if none is set.
  ///
  /// The default value need not be sendable, unlike that of a key without a type.
  public subscript<Name, Value>(
    _entry name: Name.Type, default value: @autoclosure () -> Value
  ) -> Value {
    // A direct cast of a missing value would succeed as nil if `Value` is optional.
    if let set = storage.custom[ObjectIdentifier(name)], let value = set as? Value { return value }
    return EntryDefaults.shared.value(of: ObjectIdentifier(name), value)
  }

  /// Sets the value of an entry without a type.
  public mutating func _set<Name, Value>(_ value: Value, entry name: Name.Type) {
    makeUnique()
    storage.custom[ObjectIdentifier(name)] = value
  }

  /// The observable object of a type; nil if none is set.
  package subscript(object type: Any.Type) -> AnyObject? {
    get { storage.custom[ObjectIdentifier(type)].map { $0 as AnyObject } }
    set {
      makeUnique()
      storage.custom[ObjectIdentifier(type)] = newValue
    }
  }

  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) {
      storage = Storage(values: storage.values, custom: storage.custom)
    }
  }
}

extension EnvironmentValues: Equatable {
  /// Whether two environments have equal values.
  ///
  /// Custom values that are not `Equatable` are equal only if their bits are.
  public static func == (left: EnvironmentValues, right: EnvironmentValues) -> Bool {
    if left.storage === right.storage { return true }
    guard left.storage.values == right.storage.values,
      left.storage.custom.count == right.storage.custom.count
    else { return false }
    return left.storage.custom.allSatisfy { key, value in
      right.storage.custom[key].map { areEqualAnyValues(value, $0) } ?? false
    }
  }
}

/// Whether two values have the same type and are equal.
package func areEqualAnyValues(_ left: Any, _ right: Any) -> Bool {
  func compare<Left>(_ left: Left) -> Bool {
    (right as? Left).map { areEqual(left, $0) } ?? false
  }
  return _openExistential(left, do: compare)
}
