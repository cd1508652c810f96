import ViewCore

extension View {
  /// Hides the view from assistive technologies, or shows it; the drawing does not change.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.hidden(hidden), isEnabled: isEnabled)
  }
}
