import ViewCore

/// The appearance of buttons and the interaction that triggers them.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button, as a style receives them.
nonisolated public struct PrimitiveButtonStyleConfiguration {
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
  let action: @MainActor () -> Void

  /// Performs the button's action.
  @MainActor public func trigger() {
    action()
  }
}

extension View {
  /// Sets the style of the buttons in the view, including the interaction that triggers them.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(EnvironmentWritingModifier { $0.buttonStyles.append(style) })
  }
}

extension EnvironmentValues {
  private enum ButtonStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any PrimitiveButtonStyle> {
      StyleStack(default: DefaultButtonStyle())
    }
  }

  var buttonStyles: StyleStack<any PrimitiveButtonStyle> {
    get { self[ButtonStylesKey.self] }
    set { self[ButtonStylesKey.self] = newValue }
  }
}
