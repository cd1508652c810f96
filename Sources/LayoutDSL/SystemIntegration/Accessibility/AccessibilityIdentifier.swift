import ViewCore

extension View {
  /// Sets the identifier by which tests find the view, such as a scroll view in
  /// `ViewHost.scroll(_:to:)`.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.identifier(identifier), isEnabled: isEnabled)
  }
}
