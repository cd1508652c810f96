extension View {
  /// Says what value the view has.
  nonisolated public func accessibilityValue(
    _ value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.value(value.plainString))
  }

  /// Says what value the view has.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.value(Text(valueKey).plainString))
  }

  /// Says what value the view has.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(.value(String(value)))
  }
}
