/// A pair of animatable values, which is itself animatable.
@frozen
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>:
  VectorArithmetic
{
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair.
  @inlinable public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The pair whose values are both zero.
  public static var zero: AnimatablePair { AnimatablePair(First.zero, Second.zero) }

  /// Adds the second pair to the first, in place.
  public static func += (lhs: inout AnimatablePair, rhs: AnimatablePair) {
    lhs.first += rhs.first
    lhs.second += rhs.second
  }

  /// Subtracts the second pair from the first, in place.
  public static func -= (lhs: inout AnimatablePair, rhs: AnimatablePair) {
    lhs.first -= rhs.first
    lhs.second -= rhs.second
  }

  /// The sum of two pairs.
  public static func + (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  /// The difference of two pairs.
  public static func - (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  /// Multiplies both values by a factor.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The dot product of the pair with itself.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
