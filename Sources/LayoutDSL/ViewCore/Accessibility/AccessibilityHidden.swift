extension View {
  /// Hides the view from assistive technologies; it is drawn as before.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.hidden(hidden))
  }
}
