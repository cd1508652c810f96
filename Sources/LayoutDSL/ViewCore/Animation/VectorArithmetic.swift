import Foundation

/// A vector type that can be added and scaled, and so interpolated.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by a factor, in place.
  mutating func scale(by rhs: Double)

  /// The square of the length of the vector.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Interpolates this value towards another, in place.
  ///
  /// An amount of 0 leaves it unchanged, 1 replaces it with `other`; amounts outside 0…1
  /// extrapolate.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// Returns this value interpolated towards another.
  ///
  /// An amount of 0 returns this value, 1 returns `other`; amounts outside 0…1 extrapolate.
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
