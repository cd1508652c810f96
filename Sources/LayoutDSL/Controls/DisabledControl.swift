import ViewCore

extension View {
  /// Draws the content of a control, half transparent if the control is disabled.
  func dimmed(unless isEnabled: Bool) -> some View {
    opacity(isEnabled ? 1 : 0.5)  // Measurements.md#control-disabled-opacity
  }
}
