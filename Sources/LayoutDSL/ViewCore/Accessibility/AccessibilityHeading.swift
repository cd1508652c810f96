/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// A heading without a level.
  case unspecified
  /// Headings of level 1 to 6.
  case h1, h2, h3, h4, h5, h6
}

extension View {
  /// Sets the heading level of the view.
  nonisolated public func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.heading(level))
  }
}
