import ViewCore

/// How toggles look.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the view that shows a toggle.
  associatedtype Body: View
  /// What a toggle consists of.
  typealias Configuration = ToggleStyleConfiguration

  /// The view that shows a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a toggle consists of.
nonisolated public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  nonisolated public struct Label: View {
    let view: AnyView

    /// The label.
    @MainActor public var body: some View { view }
  }

  /// The label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for values of which some are on and some off.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// The style toggles have unless another is set: a switch.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// A switch after the label.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// Toggles that are a switch at the trailing end of a row.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates the style.
  public init() {
    tint = nil
  }

  /// Creates the style with a colour for switches that are on.
  public init(tint: Color) {
    self.tint = tint
  }

  /// The label and the switch at both ends of a row.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ControlRow(
      label: configuration.label, control: Switch(isOn: configuration.$isOn, tint: tint))
  }
}

/// Toggles that are a button with a ground while they are on.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// The label as a button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(ToggleButtonLook(isOn: configuration.isOn))
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style toggles have unless another is set.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets how toggles in the view look.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(EnvironmentWritingModifier { $0.toggleStyle = style })
  }
}

extension EnvironmentValues {
  private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: any ToggleStyle { DefaultToggleStyle() }
  }

  var toggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

/// A bordered button whose ground is there only while it is on.
private struct ToggleButtonLook: ButtonStyle {
  let isOn: Bool
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .controlForegroundStyle(
        isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary.opacity(0.26))
      )
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background(
        isOn ? AnyShapeStyle(TintShapeStyle().opacity(0.15)) : AnyShapeStyle(Color.clear),
        in: RoundedRectangle(cornerRadius: 8, style: .continuous)
      )
      .contentShape(Rectangle())
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}
