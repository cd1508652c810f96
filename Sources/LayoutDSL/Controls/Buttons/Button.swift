import SystemIntegration
import ViewCore

/// A control that performs an action when the user taps it.
public struct Button<Label: View>: View {
  let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  @Environment(\.buttonStyles) private var styles

  /// Creates a button with a label view.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a label view.
  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The button in the style of the environment.
  public var body: some View {
    styled(by: styles.innermost)
  }

  private func styled<Style: PrimitiveButtonStyle>(by style: Style) -> AnyView {
    // A button without a label is a view too: hidden links follow a binding.
    let view = label is EmptyView ? AnyView(HStack { label }) : label.asLabel
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: .init(view: view), action: action)
    return StyleProperty.view(by: style, in: \.buttonStyles) {
      $0.makeBody(configuration: configuration)
    }
  }
}

extension Button where Label == Text {
  /// Creates a button with a localized title.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a localized title and a role.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title string.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a title string and a role.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == Controls.Label<Text, Image> {
  /// Creates a button with a localized title and a symbol.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Controls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a localized title, a symbol and a role.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Controls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title string and a symbol.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Controls.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a title string, a symbol and a role.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Controls.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a localized title and an image resource.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image name: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Controls.Label(titleKey, image: name) }
  }

  /// Creates a button with a title string and an image resource.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, image name: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Controls.Label(title, image: name) }
  }

  /// Creates a button with a localized title, an image of an asset catalog and a role.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Controls.Label(titleKey, image: image) }
  }

  /// Creates a button with a title string, an image of an asset catalog and a role.
  @_disfavoredOverload @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Controls.Label(title, image: image) }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the label of its role.
  @preconcurrency
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The label of a button that has only a role.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// “Cancel”, “Delete”, a check mark or a cross.
  public var body: some View {
    switch role {
    case .cancel: Text("Cancel")
    case .destructive: Text("Delete")
    case .confirm: Image(systemName: "checkmark").accessibilityLabel("Done")
    default: Image(systemName: "xmark").accessibilityLabel("Close")
    }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from the configuration that a style receives.
  ///
  /// A style displays this button to build on another button style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}
