/// A key for a value that a view passes to the container that lays it out.
public protocol ContainerValueKey {
  /// The type that is stored for the key.
  associatedtype Value
  /// The value for views that do not set one.
  static var defaultValue: Value { get }
}
