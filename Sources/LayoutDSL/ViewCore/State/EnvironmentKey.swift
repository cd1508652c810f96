/// A key for a custom environment value.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value if none is set.
  static var defaultValue: Value { get }
}
