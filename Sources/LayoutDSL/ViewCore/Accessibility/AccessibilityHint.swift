extension View {
  /// Says what happens when the view is activated.
  nonisolated public func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.hint(hint.plainString))
  }

  /// Says what happens when the view is activated.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.hint(Text(hintKey).plainString))
  }

  /// Says what happens when the view is activated.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.hint(String(hint)))
  }
}
