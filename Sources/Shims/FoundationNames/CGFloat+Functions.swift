import Foundation

// On Linux, `CGFloat` has static functions `abs`, `min` and `max`, which hide those of the standard
// library in extensions of `CGFloat`: `min(self, 1)` does not compile there. These methods take
// their place, in members of the instance and of the type.

extension CGFloat {
  /// Returns the absolute value of a number.
  public func abs<Number: SignedNumeric & Comparable>(_ x: Number) -> Number { Swift.abs(x) }

  /// Returns the lesser of two values.
  public func min<Value: Comparable>(_ x: Value, _ y: Value) -> Value { Swift.min(x, y) }

  /// Returns the least of several values.
  public func min<Value: Comparable>(
    _ x: Value, _ y: Value, _ z: Value, _ rest: Value...
  ) -> Value {
    rest.reduce(Swift.min(x, y, z)) { Swift.min($0, $1) }
  }

  /// Returns the greater of two values.
  public func max<Value: Comparable>(_ x: Value, _ y: Value) -> Value { Swift.max(x, y) }

  /// Returns the greatest of several values.
  public func max<Value: Comparable>(
    _ x: Value, _ y: Value, _ z: Value, _ rest: Value...
  ) -> Value {
    rest.reduce(Swift.max(x, y, z)) { Swift.max($0, $1) }
  }
}

extension CGFloat {
  /// Returns the absolute value of a number.
  public static func abs<Number: SignedNumeric & Comparable>(_ x: Number) -> Number { Swift.abs(x) }

  /// Returns the lesser of two values.
  public static func min<Value: Comparable>(_ x: Value, _ y: Value) -> Value { Swift.min(x, y) }

  /// Returns the least of several values.
  public static func min<Value: Comparable>(
    _ x: Value, _ y: Value, _ z: Value, _ rest: Value...
  ) -> Value {
    rest.reduce(Swift.min(x, y, z)) { Swift.min($0, $1) }
  }

  /// Returns the greater of two values.
  public static func max<Value: Comparable>(_ x: Value, _ y: Value) -> Value { Swift.max(x, y) }

  /// Returns the greatest of several values.
  public static func max<Value: Comparable>(
    _ x: Value, _ y: Value, _ z: Value, _ rest: Value...
  ) -> Value {
    rest.reduce(Swift.max(x, y, z)) { Swift.max($0, $1) }
  }
}
