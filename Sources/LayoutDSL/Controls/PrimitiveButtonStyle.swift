import ViewCore

/// How buttons look and what presses them.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the view that shows a button.
  associatedtype Body: View
  /// What a button consists of.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The view that shows a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a button consists of.
nonisolated public struct PrimitiveButtonStyleConfiguration {
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
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor public func trigger() {
    action()
  }
}

extension View {
  /// Sets how buttons in the view look and what presses them.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(EnvironmentWritingModifier { $0.buttonStyle = style })
  }
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: any PrimitiveButtonStyle { DefaultButtonStyle() }
  }

  var buttonStyle: any PrimitiveButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}
