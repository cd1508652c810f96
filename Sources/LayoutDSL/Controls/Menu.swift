/// A button for a menu of actions.
///
/// The menu is drawn closed. A tap does the primary action, if there is one.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let primaryAction: (@MainActor () -> Void)?

  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    primaryAction = nil
  }

  /// Creates a menu with an action for a tap.
  @preconcurrency
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.label = label()
    self.primaryAction = primaryAction
  }

  /// The label as a button in the style of the environment.
  public var body: some View {
    Button {
      primaryAction?()
    } label: {
      label
    }
  }
}

extension Menu where Label == Text {
  /// Creates a menu labelled with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a menu labelled with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  /// Creates a menu labelled with a text, with an action for a tap.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == LayoutDSL.Label<Text, Image> {
  /// Creates a menu labelled with a text and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content, label: { LayoutDSL.Label(titleKey, systemImage: systemImage) })
  }
}
