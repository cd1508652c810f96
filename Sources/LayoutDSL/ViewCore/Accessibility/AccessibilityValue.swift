extension View {
  /// Sets the accessibility value of the view to a text.
  nonisolated public func accessibilityValue(
    _ value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.value(value.plainString))
  }

  /// Sets the accessibility value of the view to a localized string.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.value(Text(valueKey).plainString))
  }

  /// Sets the accessibility value of the view to a string.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.value(String(value)))
  }
}
