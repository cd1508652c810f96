/// A key for a custom environment value.
public protocol EnvironmentKey {
  /// The type that is stored for the key.
  associatedtype Value
  /// The value if none is set.
  static var defaultValue: Value { get }
}
