import ViewCore

/// The appearance of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// Returns the view of a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu, as a style receives them.
///
/// They are opaque: a style modifies the view `Menu(configuration)`.
nonisolated public struct MenuStyleConfiguration {
  /// The label of a menu.
  nonisolated public struct Label: View {
    let view: AnyView

    /// The label.
    @MainActor public var body: some View { view }
  }

  /// The items of a menu.
  nonisolated public struct Content: View {
    let view: AnyView

    /// The items.
    @MainActor public var body: some View { view }
  }

  let label: Label
  let content: Content
  /// The action of a tap; nil if a tap opens the menu.
  let primaryAction: (@MainActor () -> Void)?
}

/// The default menu style: a button.
nonisolated public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label as a button in the style of the environment.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// A menu style that shows a button.
nonisolated public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label as a button in the style of the environment.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// A menu style that shows a button without a border.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label as a borderless button.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default menu style.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the style of the environment.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

extension View {
  /// Sets the style of the menus in the view.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(EnvironmentWritingModifier { $0.menuStyles.append(style) })
  }
}

extension EnvironmentValues {
  private enum MenuStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any MenuStyle> { StyleStack(default: DefaultMenuStyle()) }
  }

  var menuStyles: StyleStack<any MenuStyle> {
    get { self[MenuStylesKey.self] }
    set { self[MenuStylesKey.self] = newValue }
  }
}

/// The label of a menu as a button that opens the menu; in an open menu, an item with a chevron.
private struct MenuButton: View {
  let configuration: MenuStyleConfiguration
  @State private var handle = MenuHandle()
  @Environment(\.closeMenu) private var closeOuterMenu

  var body: some View {
    let primaryAction = configuration.primaryAction
    Button {
      if let primaryAction { primaryAction() } else { handle.open() }
    } label: {
      if closeOuterMenu == nil {
        configuration.label
      } else {
        configuration.label.transformPreference(MenuItemPartsKey.self) { $0.mark = .submenu }
      }
    }
    .modifier(MenuModifier(content: AnyView(configuration.content), handle: handle))
    .highPriorityGesture(
      LongPressGesture().onEnded { _ in handle.open() }, isEnabled: primaryAction != nil)
  }
}
