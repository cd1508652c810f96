/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// A heading without a level.
  case unspecified
  /// The outermost level, such as the title of a screen.
  case h1
  /// A level below ``h1``.
  case h2
  /// A level below ``h2``.
  case h3
  /// A level below ``h3``.
  case h4
  /// A level below ``h4``.
  case h5
  /// The innermost level.
  case h6
}
