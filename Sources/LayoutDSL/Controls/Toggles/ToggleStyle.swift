import ViewCore

/// The appearance of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the view of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle, as a style receives them.
nonisolated public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  nonisolated public struct Label: View {
    let view: AnyView

    /// The view that the user passed as the label.
    @MainActor public var body: some View { view }
  }

  /// The label of the toggle, to be placed by the style.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle represents several values, of which some are on and some are off.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// The default toggle style: a switch.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label and a switch at the trailing edge.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A toggle style that shows a switch at the trailing edge of a row.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates the style.
  public init() {
    tint = nil
  }

  /// Creates the style with a track colour for switches that are on.
  public init(tint: Color) {
    self.tint = tint
  }

  /// Returns the label and the switch at the two ends of a row.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ControlRow(
      label: configuration.label, control: Switch(isOn: configuration.$isOn, tint: tint))
  }
}

/// A toggle style that shows a button, with a background while the toggle is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label as a button.
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
  /// The default toggle style.
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
  /// Sets the style of the toggles in the view.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(EnvironmentWritingModifier { $0.toggleStyles.append(style) })
  }
}

extension EnvironmentValues {
  private enum ToggleStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any ToggleStyle> {
      StyleStack(default: DefaultToggleStyle())
    }
  }

  var toggleStyles: StyleStack<any ToggleStyle> {
    get { self[ToggleStylesKey.self] }
    set { self[ToggleStylesKey.self] = newValue }
  }
}

/// A bordered button that shows its background only while the toggle is on.
private struct ToggleButtonLook: ButtonStyle {
  let isOn: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.look) private var look

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .controlForegroundStyle(
        // Measurements.md#button-borderless-disabled
        isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary.opacity(0.26))
      )
      .padding(.horizontal, 12)  // Measurements.md#button-bordered-padding
      .padding(.vertical, 7)
      .background(
        isOn
          ? AnyShapeStyle(
            TintShapeStyle().opacity(
              SystemLook.Button.tintedFillOpacity(isDark: colorScheme == .dark)))
          : AnyShapeStyle(Color.clear),
        in: borderShape.shape(for: controlSize, look: look)
      )
      .contentShape(Rectangle())
      .opacity(configuration.isPressed ? 0.7 : 1)  // Measurements.md#button-pressed
  }
}
