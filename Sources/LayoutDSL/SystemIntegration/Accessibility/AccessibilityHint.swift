import ViewCore

extension View {
  /// Sets the accessibility hint of the view to a text.
  nonisolated public func accessibilityHint(
    _ hint: Text, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.hint(hint.plainString), isEnabled: isEnabled)
  }

  /// Sets the accessibility hint of the view to a localized string.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.hint(Text(hintKey).plainString), isEnabled: isEnabled)
  }

  /// Sets the accessibility hint of the view to a string.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.hint(String(hint)), isEnabled: isEnabled)
  }
}
