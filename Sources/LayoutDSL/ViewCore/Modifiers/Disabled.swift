extension View {
  /// Sets whether the view and its descendants ignore user interaction.
  ///
  /// A descendant of a disabled view cannot enable itself again.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentWritingModifier { $0.isEnabled = $0.isEnabled && !disabled })
  }
}
