/// A key for a value that a view passes to the container that receives it.
public protocol _ViewTraitKey {
  /// The type that is stored for the key.
  associatedtype Value
  /// The value for views that do not set one.
  static var defaultValue: Value { get }
}
