extension View {
  /// Disables scrolling by the user in the scroll views of this view; programmatic scrolling still
  /// works.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(
      EnvironmentWritingModifier { $0.isScrollEnabled = $0.isScrollEnabled && !disabled })
  }
}
