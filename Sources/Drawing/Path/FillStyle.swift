/// The fill rule and the antialiasing of a filled path.
public struct FillStyle: Equatable, Sendable {
  /// Whether the fill rule is even-odd instead of nonzero winding.
  public var isEOFilled: Bool
  /// Whether edges are antialiased.
  public var isAntialiased: Bool

  /// Creates a fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
