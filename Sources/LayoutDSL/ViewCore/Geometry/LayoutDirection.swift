/// The horizontal direction of a layout.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// The leading edge is on the left, as in English.
  case leftToRight
  /// The leading edge is on the right, as in Arabic and Hebrew.
  case rightToLeft
}
