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
