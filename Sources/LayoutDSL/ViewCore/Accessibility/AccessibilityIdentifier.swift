extension View {
  /// Names the view for tests; `ViewHost.scroll(_:to:)` finds a scroll view by it.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.identifier(identifier))
  }
}
