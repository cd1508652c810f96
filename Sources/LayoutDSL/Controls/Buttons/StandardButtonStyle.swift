import ViewCore

/// Adds the standard tap interaction (touch-up-inside) to a button style.
nonisolated struct StandardButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle, Representing {
  static var represented: Any.Type { Style.self }

  let style: Style
  /// Whether a tap anywhere on the list row that contains the button triggers it.
  var answersForRow = false
  /// Whether a tap anywhere in the frame of the label triggers the button.
  var hitsFrame = false
  /// Whether `buttonSizing` sets the width of the label; styles of an app read it themselves.
  var adaptsToSizing = true

  @MainActor func makeBody(configuration: Configuration) -> some View {
    StandardButton(
      style: StyleProperty(style: style), configuration: configuration,
      press: PressGesture(answersForRow: answersForRow, hitsFrame: hitsFrame),
      adaptsToSizing: adaptsToSizing)
  }
}

private struct StandardButton<Style: ButtonStyle>: View {
  let style: StyleProperty<Style>
  let configuration: PrimitiveButtonStyleConfiguration
  let press: PressGesture
  let adaptsToSizing: Bool
  @State private var isPressed = false
  @Environment(\.buttonSizing) private var sizing

  var body: some View {
    style.style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: .init(view: label), isPressed: isPressed)
    )
    .gesture(
      PressableGesture(
        content: press, pressing: { isPressed = $0 }, pressed: configuration.trigger))
  }

  private var label: AnyView {
    adaptsToSizing && sizing == .flexible
      ? AnyView(configuration.label.frame(maxWidth: .infinity)) : AnyView(configuration.label)
  }
}
