import ViewCore

/// A button style with a grey background, or a light tint background if the environment sets a
/// tint.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label on its background, in the tint colour or in red for a destructive button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    StandardButtonStyle(style: BorderedLook(isProminent: false))
      .makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A grey background, or a light tint background if the environment sets a tint.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension EnvironmentValues {
  /// Whether the environment sets a tint of its own.
  var hasOwnTint: Bool { styles.tint != nil }
}
