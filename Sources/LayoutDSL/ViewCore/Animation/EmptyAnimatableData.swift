/// The animatable data of a type that does not animate.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the empty data.
  @inlinable public init() {}

  /// The empty data.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// Does nothing.
  public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

  /// Does nothing.
  public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

  /// The empty data.
  public static func + (
    lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
  ) -> EmptyAnimatableData { .zero }

  /// The empty data.
  public static func - (
    lhs: EmptyAnimatableData, rhs: EmptyAnimatableData
  ) -> EmptyAnimatableData { .zero }

  /// Does nothing.
  public mutating func scale(by rhs: Double) {}

  /// Always zero.
  public var magnitudeSquared: Double { 0 }

  /// Always true.
  public static func == (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> Bool { true }
}
