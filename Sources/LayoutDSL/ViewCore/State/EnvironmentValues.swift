import Foundation

/// Values that a view passes down to everything inside it.
nonisolated public struct EnvironmentValues: @unchecked Sendable {
  /// The values of one environment; shared by all views that see the same.
  ///
  /// The well-known ones are fields, because they are read for every node; keys of the user are in
  /// `custom`. Each field's public property is in the file of its modifier.
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

  /// Creates the default values.
  public init() {
    storage = Self.defaults
  }

  package init(storage: Storage) {
    self.storage = storage
  }

  /// The well-known values; changing one copies the storage if others share it.
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

  /// The value under a key, or the key's default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Nothing would pass for an optional value that is nil.
      guard let value = storage.custom[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set {
      makeUnique()
      storage.custom[ObjectIdentifier(key)] = newValue
    }
  }

  /// The observable object of a type, if one was set.
  package subscript(object type: Any.Type) -> AnyObject? {
    get { storage.custom[ObjectIdentifier(type)].map { $0 as AnyObject } }
    set {
      makeUnique()
      storage.custom[ObjectIdentifier(type)] = newValue
    }
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) {
      storage = Storage(values: storage.values, custom: storage.custom)
    }
  }
}

extension EnvironmentValues: Equatable {
  /// Whether no view can tell the two apart.
  ///
  /// Values of the user that are not `Equatable` count as equal only if their bits are.
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

/// Whether two values of unknown type are of one type and equal.
package func areEqualAnyValues(_ left: Any, _ right: Any) -> Bool {
  func compare<Left>(_ left: Left) -> Bool {
    (right as? Left).map { areEqual(left, $0) } ?? false
  }
  return _openExistential(left, do: compare)
}
