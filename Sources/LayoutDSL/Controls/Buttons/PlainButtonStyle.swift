import ViewCore

/// A button style that shows the label unchanged, and fades it slightly while pressed.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label in its own style.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    StandardButtonStyle(style: PlainLook()).makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label in its own style.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

private struct PlainLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    // Measurements.md#button-plain-disabled, Measurements.md#button-pressed
    configuration.label.opacity(!isEnabled ? 0.5 : configuration.isPressed ? 0.75 : 1)
  }
}
