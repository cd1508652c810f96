import ViewCore

/// A control that opens a menu of actions.
///
/// A tap opens the menu. If the menu has a primary action, a tap performs that action and a long
/// press opens the menu.
public struct Menu<Label: View, Content: View>: View {
  private let content: Content
  private let label: Label
  private let primaryAction: (@MainActor () -> Void)?
  @State private var handle = MenuHandle()
  @Environment(\.closeMenu) private var closeOuterMenu

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

  /// The label as a button in the style of the environment.
  public var body: some View {
    Button {
      if let primaryAction { primaryAction() } else { handle.open() }
    } label: {
      if closeOuterMenu == nil {
        label
      } else {
        HStack {
          label
          Spacer()
          Image(systemName: "chevron.right").font(.system(.footnote, weight: .semibold))
        }
      }
    }
    .modifier(MenuModifier(content: AnyView(content), handle: handle))
    .highPriorityGesture(
      LongPressGesture().onEnded { _ in handle.open() }, isEnabled: primaryAction != nil)
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
}

extension Menu where Label == Controls.Label<Text, Image> {
  /// Creates a menu with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content, label: { Controls.Label(titleKey, systemImage: systemImage) })
  }
}
