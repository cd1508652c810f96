extension View {
  /// Sets the accessibility label of the view to a text.
  nonisolated public func accessibilityLabel(
    _ label: Text, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.label(label.plainString), isEnabled: isEnabled)
  }

  /// Sets the accessibility label of the view to a localized string.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.label(Text(labelKey).plainString), isEnabled: isEnabled)
  }

  /// Sets the accessibility label of the view to a string.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.label(String(label)), isEnabled: isEnabled)
  }
}
