/// A key for a custom environment value.
public protocol EnvironmentKey {
  /// The type that is stored for the key.
  associatedtype Value
  /// The value if none is set.
  static var defaultValue: Value { get }
  /// Returns the value in an environment that has none for the key.
  static func _value(in environment: EnvironmentValues) -> Value
}

extension EnvironmentKey {
  /// Returns the default value.
  public static func _value(in environment: EnvironmentValues) -> Value { defaultValue }
}
