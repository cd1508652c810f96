import ViewCore

extension View {
  /// Sets the accessibility value of the view to a text.
  nonisolated public func accessibilityValue(
    _ value: Text, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.value(value.plainString), isEnabled: isEnabled)
  }

  /// Sets the accessibility value of the view to a localized string.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.value(Text(valueKey).plainString), isEnabled: isEnabled)
  }

  /// Sets the accessibility value of the view to a string.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.value(String(value)), isEnabled: isEnabled)
  }
}
