/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// A heading without a level.
  case unspecified
  /// Headings of six levels.
  case h1, h2, h3, h4, h5, h6
}

extension View {
  /// Sets the level of the heading that the view is.
  nonisolated public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.heading(level))
  }
}
