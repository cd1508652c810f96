import ViewCore

/// A screen of a tab view, with its label in the tab bar.
@MainActor @preconcurrency
public struct Tab<Value, Content, Label> {
  private let value: AnyHashable?
  private let role: TabRole?
  private let content: Content
  private let label: Label
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  /// The type of the tab's value.
  public typealias TabValue = Value
  /// The tab is primitive.
  public typealias Body = Never

  /// The screen, with its label and value as container values.
  public var _tabs: AnyView {
    AnyView(
      TabPage(content: content).tabItem { label }.containerValue(\.tabValue, value)
        .containerValue(\.tabRole, role))
  }

  /// Creates a tab for a value of the selection, with a role and a label view.
  public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.value = AnyHashable(value)
    self.role = role
    self.content = content()
    self.label = label()
  }

  /// Creates a tab for a value of the selection, with a label view.
  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: nil, content: content, label: label)
  }

  /// Creates a tab for a value of an optional selection, with a role and a label view.
  public init<V: Hashable>(
    value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value == V? {
    self.init(value: Optional(value), role: role, content: content, label: label)
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// Creates a tab without a value, with a role and a label view.
  public init(
    role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    value = nil
    self.role = role
    self.content = content()
    self.label = label()
  }

  /// Creates a tab without a value, with a label view.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(role: nil, content: content, label: label)
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab for a value of the selection, with the label of its role.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(role: role) }
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Creates a tab without a value, with the label of its role.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { DefaultTabLabel(role: role) }
  }
}

// MARK: Titles with a symbol

extension Tab where Value: Hashable, Content: View, Label == Controls.Label<Text, Image> {
  /// Creates a tab for a value of the selection, with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      Controls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a tab for a value of an optional selection, with a localized title and a symbol.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(value: Optional(value), role: role, content: content) {
      Controls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a tab for a value of the selection, with a title string and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      Controls.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a tab for a value of an optional selection, with a title string and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, systemImage: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(value: Optional(value), role: role, content: content) {
      Controls.Label(title, systemImage: systemImage)
    }
  }
}

extension Tab where Value == Never, Content: View, Label == Controls.Label<Text, Image> {
  /// Creates a tab without a value, with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { Controls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a tab without a value, with a title string and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { Controls.Label(title, systemImage: systemImage) }
  }
}

// MARK: Titles with an image

extension Tab where Value: Hashable, Content: View, Label == Controls.Label<Text, Image> {
  /// Creates a tab for a value of the selection, with a localized title and an image.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      Controls.Label(titleKey, image: image)
    }
  }

  /// Creates a tab for a value of an optional selection, with a localized title and an image.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, image: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(value: Optional(value), role: role, content: content) {
      Controls.Label(titleKey, image: image)
    }
  }

  /// Creates a tab for a value of the selection, with a title string and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content) {
      Controls.Label(title, image: image)
    }
  }

  /// Creates a tab for a value of an optional selection, with a title string and an image.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, image: String, value: V, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == V? {
    self.init(value: Optional(value), role: role, content: content) {
      Controls.Label(title, image: image)
    }
  }
}

extension Tab where Value == Never, Content: View, Label == Controls.Label<Text, Image> {
  /// Creates a tab without a value, with a localized title and an image.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { Controls.Label(titleKey, image: image) }
  }

  /// Creates a tab without a value, with a title string and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(role: role, content: content) { Controls.Label(title, image: image) }
  }
}

/// The label of a tab that has only a role.
public struct DefaultTabLabel: View {
  let role: TabRole?

  /// A magnifying glass and "Search" for `TabRole.search`; otherwise nothing.
  public var body: some View {
    if role == .search { Label("Search", systemImage: "magnifyingglass") }
  }
}

/// The content of a tab as one view, whatever number of views it expands to.
private struct TabPage<Content: View>: View {
  let content: Content

  var body: some View {
    VStack { content }
  }
}
