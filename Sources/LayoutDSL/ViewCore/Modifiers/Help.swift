extension View {
  /// Describes what the view does, for a pointer that rests on it; nothing shows it here.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(textKey))
  }

  /// Describes what the view does, for a pointer that rests on it; nothing shows it here.
  nonisolated public func help(_ text: Text) -> some View {
    accessibilityHint(text)
  }

  /// Describes what the view does, for a pointer that rests on it; nothing shows it here.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    accessibilityHint(Text(text))
  }
}
