import Foundation

/// A type that can serve as the animatable data of an animatable type.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by the given value.
  mutating func scale(by rhs: Double)

  /// The dot product of this vector with itself.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Moves this value towards another: 0 stays, 1 arrives, values outside overshoot.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// This value moved towards another: 0 stays, 1 arrives, values outside overshoot.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var delta = other - self
    delta.scale(by: amount)
    return self + delta
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the value by a factor.
  public mutating func scale(by rhs: Double) { self *= rhs }

  /// The square of the value.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the value by a factor.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }

  /// The square of the value.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the value by a factor.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

  /// The square of the value.
  public var magnitudeSquared: Double { Double(self * self) }
}
