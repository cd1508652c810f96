import ViewCore

/// The default button style: a label in the tint colour.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label as a borderless button.
  ///
  /// In a list, a tap anywhere on the row triggers the button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    StandardButtonStyle(style: BorderlessLook(), answersForRow: true, hitsFrame: true)
      .makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default button style.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
