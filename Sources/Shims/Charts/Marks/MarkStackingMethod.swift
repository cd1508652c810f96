// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The way in which marks at the same position are stacked.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case standard, normalized, center, unstacked }

  let kind: Kind

  public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
  /// Scaled so that every stack has the total 1.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
  /// Stacked around zero.
  public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}
