import Foundation

// On Linux, `CGFloat` has static members with the names of Swift's functions `abs`, `max` and `min`.
// In an extension of `CGFloat` they hide the functions; these members call them.

extension CGFloat {
  /// Returns the magnitude of a number.
  public func abs<T: Comparable & SignedNumeric>(_ x: T) -> T { Swift.abs(x) }

  /// Returns the greater of two values.
  public func max<T: Comparable>(_ x: T, _ y: T) -> T { Swift.max(x, y) }

  /// Returns the greatest of three or more values.
  public func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ others: T...) -> T {
    others.reduce(Swift.max(x, y, z)) { Swift.max($0, $1) }
  }

  /// Returns the lesser of two values.
  public func min<T: Comparable>(_ x: T, _ y: T) -> T { Swift.min(x, y) }

  /// Returns the least of three or more values.
  public func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ others: T...) -> T {
    others.reduce(Swift.min(x, y, z)) { Swift.min($0, $1) }
  }

  /// Returns the greater of two values.
  public static func max<T: Comparable>(_ x: T, _ y: T) -> T { Swift.max(x, y) }

  /// Returns the lesser of two values.
  public static func min<T: Comparable>(_ x: T, _ y: T) -> T { Swift.min(x, y) }
}
