import ViewCore

/// The appearance of buttons in their normal and pressed states.
///
/// The tap interaction is the standard one. A `PrimitiveButtonStyle` replaces it as well.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button, as a style receives them.
nonisolated public struct ButtonStyleConfiguration {
  /// The label of a button.
  nonisolated public struct Label: View {
    let view: AnyView

    /// The view that the user passed as the label.
    @MainActor public var body: some View { view }
  }

  /// The role of the button; nil if it has none.
  public let role: ButtonRole?
  /// The label of the button, to be placed by the style.
  public let label: Label
  /// Whether a finger presses the button.
  public let isPressed: Bool
}

extension View {
  /// Sets the style of the buttons in the view.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentWritingModifier {
        $0.buttonStyles.append(StandardButtonStyle(style: style, adaptsToSizing: false))
      })
  }
}

/// Adds the standard tap interaction (touch-up-inside) to a button style.
nonisolated struct StandardButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style
  /// Whether a tap anywhere on the list row that contains the button triggers it.
  var answersForRow = false
  /// Whether `buttonSizing` sets the width of the label; styles of an app read it themselves.
  var adaptsToSizing = true

  @MainActor func makeBody(configuration: Configuration) -> some View {
    StandardButton(
      style: HeldStyle(style: style), configuration: configuration, answersForRow: answersForRow,
      adaptsToSizing: adaptsToSizing)
  }
}

private struct StandardButton<Style: ButtonStyle>: View {
  let style: HeldStyle<Style>
  let configuration: PrimitiveButtonStyleConfiguration
  let answersForRow: Bool
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
        content: PressGesture(answersForRow: answersForRow), pressing: { isPressed = $0 },
        pressed: configuration.trigger))
  }

  private var label: AnyView {
    adaptsToSizing && sizing == .flexible
      ? AnyView(configuration.label.frame(maxWidth: .infinity)) : AnyView(configuration.label)
  }
}
