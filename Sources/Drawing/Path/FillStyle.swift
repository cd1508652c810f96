/// How the interior of a path is found and drawn.
public struct FillStyle: Equatable, Sendable {
  /// True for the even-odd rule, false for the nonzero winding rule.
  public var isEOFilled: Bool
  /// Whether edges are antialiased.
  public var isAntialiased: Bool

  /// Creates a fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
