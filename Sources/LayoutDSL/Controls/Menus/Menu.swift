import ViewCore

/// A control that opens a menu of actions.
///
/// A tap opens the menu. If the menu has a primary action, a tap performs that action and a long
/// press opens the menu.
public struct Menu<Label: View, Content: View>: View {
  private let content: Content
  private let label: Label
  private let primaryAction: (@MainActor () -> Void)?
  @Environment(\.menuStyles) private var styles

  /// Creates a menu with a label view.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// Creates a menu with a label view and a primary action.
  @preconcurrency
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  /// The menu in the style of the environment.
  public var body: some View {
    styled(by: styles.innermost)
  }

  private func styled<Style: MenuStyle>(by style: Style) -> AnyView {
    let configuration = MenuStyleConfiguration(
      label: .init(view: label.asLabel), content: .init(view: AnyView(content)),
      primaryAction: primaryAction)
    return StyleProperty.view(by: style, in: \.menuStyles) {
      $0.makeBody(configuration: configuration)
    }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a menu with a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  /// Creates a menu with a localized title and a primary action.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a menu with a title string and a primary action.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == Controls.Label<Text, Image> {
  /// Creates a menu with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content, label: { Controls.Label(titleKey, systemImage: systemImage) })
  }

  /// Creates a menu with a localized title, a symbol and a primary action.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { Controls.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with a localized title, an image of an asset catalog.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content, label: { Controls.Label(titleKey, image: image) })
  }

  /// Creates a menu with a localized title, an image of an asset catalog and a primary action.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { Controls.Label(titleKey, image: image) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with a title string, a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content, label: { Controls.Label(title, systemImage: systemImage) })
  }

  /// Creates a menu with a title string, a symbol and a primary action.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { Controls.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with a title string, an image of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content, label: { Controls.Label(title, image: image) })
  }

  /// Creates a menu with a title string, an image of an asset catalog and a primary action.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content, label: { Controls.Label(title, image: image) }, primaryAction: primaryAction
    )
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from the configuration that a style receives.
  ///
  /// A style displays this menu to build on another menu style.
  public init(_ configuration: MenuStyleConfiguration) {
    content = configuration.content
    label = configuration.label
    primaryAction = configuration.primaryAction
  }
}
