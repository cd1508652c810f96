/// A key for a value that views carry to the container that is made from them.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that carry none.
  static var defaultValue: Value { get }
}

/// The values that a view carries to the container that is made from it.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value under a key, or the key's default.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get {
      // Nothing would pass for an optional value that is nil.
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
