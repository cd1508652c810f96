import ViewCore

/// How buttons look and how they show that they are pressed; what presses them is standard.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the view that shows a button.
  associatedtype Body: View
  /// What a button consists of.
  typealias Configuration = ButtonStyleConfiguration

  /// The view that shows a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button consists of.
nonisolated public struct ButtonStyleConfiguration {
  /// The label of a button.
  nonisolated public struct Label: View {
    let view: AnyView

    /// The label.
    @MainActor public var body: some View { view }
  }

  /// What the button is for, if that is said.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
}

extension View {
  /// Sets how buttons in the view look.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(EnvironmentWritingModifier { $0.buttonStyle = StandardButtonStyle(style: style) })
  }
}

/// A look for buttons that are pressed by a finger that comes down on them and leaves there.
nonisolated struct StandardButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style
  /// Whether a tap anywhere on the row of a list that the button is in presses it.
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
