extension View {
  /// Says whether the view and those inside it answer to touch.
  ///
  /// What is disabled outside stays so inside.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentWritingModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }
}
