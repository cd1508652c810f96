extension View {
  /// Keeps the user from scrolling the scroll views inside; code still can.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(
      EnvironmentWritingModifier { $0.isScrollEnabled = $0.isScrollEnabled && !disabled })
  }
}
