/// A key for a value that a view carries to the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that carry none.
  static var defaultValue: Value { get }
}
