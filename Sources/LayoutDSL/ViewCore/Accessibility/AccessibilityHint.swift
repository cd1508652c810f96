extension View {
  /// Sets the accessibility hint of the view to a text.
  nonisolated public func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.hint(hint.plainString))
  }

  /// Sets the accessibility hint of the view to a localized string.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.hint(Text(hintKey).plainString))
  }

  /// Sets the accessibility hint of the view to a string.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.hint(String(hint)))
  }
}
