import Foundation

/// A value that is a number, such as the level of a window, with arithmetic operators.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable
where RawValue: Comparable & Numeric {
  /// Creates a value from its number.
  init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
  /// Whether the first number is less than the second.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Returns a value that is larger by a distance.
  public static func + (value: Self, distance: RawValue) -> Self {
    Self(rawValue: value.rawValue + distance)
  }

  /// Returns a value that is larger by a distance.
  public static func + (distance: RawValue, value: Self) -> Self { value + distance }

  /// Returns a value that is less by a distance.
  public static func - (value: Self, distance: RawValue) -> Self {
    Self(rawValue: value.rawValue - distance)
  }

  /// Returns the distance from the second value to the first.
  public static func - (left: Self, right: Self) -> RawValue { left.rawValue - right.rawValue }

  /// Makes a value larger by a distance.
  public static func += (value: inout Self, distance: RawValue) { value = value + distance }

  /// Makes a value less by a distance.
  public static func -= (value: inout Self, distance: RawValue) { value = value - distance }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
extension UIWindow.Level: _UIKitNumericRawRepresentable {}
