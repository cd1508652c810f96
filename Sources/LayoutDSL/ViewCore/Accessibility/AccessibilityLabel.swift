extension View {
  /// Sets the accessibility label of the view to a text.
  nonisolated public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.label(label.plainString))
  }

  /// Sets the accessibility label of the view to a localized string.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.label(Text(labelKey).plainString))
  }

  /// Sets the accessibility label of the view to a string.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.label(String(label)))
  }
}
