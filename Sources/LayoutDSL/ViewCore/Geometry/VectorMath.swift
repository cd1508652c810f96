/// A value whose animatable data is added and scaled by operators.
public protocol _VectorMath: Animatable {}

extension _VectorMath {
  /// The length of the animatable data as a vector.
  public var magnitude: Double { animatableData.magnitudeSquared.squareRoot() }

  /// Replaces the value with its opposite.
  public mutating func negate() { animatableData = .zero - animatableData }

  /// Returns the opposite of a value.
  public static prefix func - (operand: Self) -> Self {
    var result = operand
    result.negate()
    return result
  }

  /// Adds a value.
  public static func += (left: inout Self, right: Self) {
    left.animatableData += right.animatableData
  }

  /// Returns the sum of two values.
  public static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum += right
    return sum
  }

  /// Subtracts a value.
  public static func -= (left: inout Self, right: Self) {
    left.animatableData -= right.animatableData
  }

  /// Returns the difference of two values.
  public static func - (left: Self, right: Self) -> Self {
    var difference = left
    difference -= right
    return difference
  }

  /// Multiplies a value by a number.
  public static func *= (left: inout Self, right: Double) {
    left.animatableData.scale(by: right)
  }

  /// Returns the product of a value and a number.
  public static func * (left: Self, right: Double) -> Self {
    var product = left
    product *= right
    return product
  }

  /// Divides a value by a number.
  public static func /= (left: inout Self, right: Double) { left *= 1 / right }

  /// Returns the quotient of a value and a number.
  public static func / (left: Self, right: Double) -> Self {
    var quotient = left
    quotient /= right
    return quotient
  }
}

extension EdgeInsets: _VectorMath {}
