import ViewCore

extension View {
  /// Sets a localized help text, used as the accessibility hint; it is not drawn.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(textKey))
  }

  /// Sets a text view as help text, used as the accessibility hint; it is not drawn.
  nonisolated public func help(_ text: Text) -> some View {
    accessibilityHint(text)
  }

  /// Sets a string as help text, used as the accessibility hint; it is not drawn.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    accessibilityHint(Text(text))
  }
}
