import ViewCore

/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the view that shows a group.
  associatedtype Body: View
  /// What a group consists of.
  typealias Configuration = ControlGroupStyleConfiguration

  /// The view that shows a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a group of controls consists of.
nonisolated public struct ControlGroupStyleConfiguration {
  /// The controls.
  nonisolated public struct Content: View {
    let view: AnyView

    /// The controls.
    @MainActor public var body: some View { view }
  }

  /// The label.
  nonisolated public struct Label: View {
    let view: AnyView

    /// The label.
    @MainActor public var body: some View { view }
  }

  /// The controls.
  public let content: Content
  /// The label.
  public let label: Label
}

/// The style groups of controls have unless another is set: equal segments of one grey bar.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// The controls side by side on a fill, with separators between them.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      Group(reading: configuration.content) { controls in
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

/// A style of controls beside one another, as in a navigation bar.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  /// The controls side by side.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls beside one another, as in a navigation bar.
  nonisolated public static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style groups of controls have unless another is set.
  nonisolated public static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}

extension View {
  /// Sets how groups of controls in the view look.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(EnvironmentWritingModifier { $0.controlGroupStyle = style })
  }
}

extension EnvironmentValues {
  private enum ControlGroupStyleKey: EnvironmentKey {
    static var defaultValue: any ControlGroupStyle { AutomaticControlGroupStyle() }
  }

  var controlGroupStyle: any ControlGroupStyle {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}
