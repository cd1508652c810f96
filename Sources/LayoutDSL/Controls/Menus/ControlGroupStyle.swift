import ViewCore

/// The appearance of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of a control group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Returns the view of a control group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control group, as a style receives them.
nonisolated public struct ControlGroupStyleConfiguration {
  /// A view that shows the controls of a control group.
  nonisolated public struct Content: View {
    let view: AnyView

    /// The view that the user passed as the controls.
    @MainActor public var body: some View { view }
  }

  /// A view that shows the label of a control group.
  nonisolated public struct Label: View {
    let view: AnyView

    /// The view that the user passed as the label.
    @MainActor public var body: some View { view }
  }

  /// The controls of the control group, to be placed by the style.
  public let content: Content
  /// The label of the control group, to be placed by the style.
  public let label: Label
}

/// The default style of control groups: segments of a grey bar, or cells of a menu.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns the controls side by side; in a menu, with titles below the icons.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ControlGroupRow(content: configuration.content, showsTitlesInMenu: true)
  }
}

/// The controls of a group on a fill, with separators between them, or as cells of a menu.
///
/// Measurements.md#control-group
struct ControlGroupRow: View {
  let content: ControlGroupStyleConfiguration.Content
  let showsTitlesInMenu: Bool
  @Environment(\.closeMenu) private var closeMenu

  var body: some View {
    if let closeMenu {
      MenuGroup {
        MenuItemCells(content: content, showsTitles: showsTitlesInMenu, close: closeMenu)
      }
    } else {
      segments
    }
  }

  private var segments: some View {
    HStack(spacing: 0) {
      // On its background, a label in a list row has the distances of a button.
      Group(reading: content.environment(\.listRowRole, nil)) { controls in
        ForEach(controls) { control in
          if control.id != controls.first?.id {
            Divider().padding(.vertical, 6)
          }
          control.padding(.horizontal, 12)
        }
      }
    }
    .frame(height: 32)
    .background(
      Color(system: .tertiaryFill), in: RoundedRectangle(cornerRadius: 8, style: .continuous))
  }
}

/// A style of control groups in navigation bars: controls side by side.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns the controls side by side.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }  // Measurements.md#control-group
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls side by side, as in a navigation bar.
  nonisolated public static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default style of control groups.
  nonisolated public static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}

extension View {
  /// Sets the style of the control groups in the view.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(EnvironmentWritingModifier { $0.controlGroupStyles.append(style) })
  }
}

extension EnvironmentValues {
  private enum ControlGroupStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any ControlGroupStyle> {
      StyleStack(default: AutomaticControlGroupStyle())
    }
  }

  var controlGroupStyles: StyleStack<any ControlGroupStyle> {
    get { self[ControlGroupStylesKey.self] }
    set { self[ControlGroupStylesKey.self] = newValue }
  }
}
