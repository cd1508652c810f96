import ViewCore

/// Adds the standard tap interaction (touch-up-inside) to a button style.
nonisolated struct StandardButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style
  /// Whether a tap anywhere on the list row that contains the button triggers it.
  var answersForRow = false

  @MainActor func makeBody(configuration: Configuration) -> some View {
    StandardButton(
      style: HeldStyle(style: style), configuration: configuration, answersForRow: answersForRow)
  }
}

private struct StandardButton<Style: ButtonStyle>: View {
  let style: HeldStyle<Style>
  let configuration: PrimitiveButtonStyleConfiguration
  let answersForRow: Bool
  @State private var isPressed = false

  var body: some View {
    style.style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: .init(view: AnyView(configuration.label)),
        isPressed: isPressed)
    )
    .gesture(
      PressableGesture(
        content: PressGesture(answersForRow: answersForRow), pressing: { isPressed = $0 },
        pressed: configuration.trigger))
  }
}
