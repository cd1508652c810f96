import Foundation
import SystemIntegration
import ViewCore

extension View {
  /// Presents an alert with a localized title and action buttons while a binding is true.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Presents an alert with a title string and action buttons while a binding is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Presents an alert with a text as its title and action buttons while a binding is true.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Presents an alert with a localized title, action buttons and a message view.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a title string, action buttons and a message view.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a text as its title, action buttons and a message view.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let card = AlertCard(title: title, actions: actions(), message: message())
    return modifier(PresentationModifier(kind: .alert, isPresented: isPresented) { card })
  }

  /// Presents an `Alert` value while a binding is true.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(
      PresentationModifier(kind: .alert, isPresented: isPresented) { content().card })
  }

  /// Presents an `Alert` value for an item while the item is not nil.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      PresentationModifier(kind: .alert, isPresented: item.isPresent()) {
        item.wrappedValue.map { content($0).card }
      })
  }

  /// Presents an action sheet with a localized title at the bottom of the screen while a binding is
  /// true.
  ///
  /// The title is hidden unless `titleVisibility` is `.visible`.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }

  /// Presents an action sheet with a title string at the bottom of the screen while a binding is
  /// true.
  ///
  /// The title is hidden unless `titleVisibility` is `.visible`.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }

  /// Presents an action sheet with a localized title and a message view.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }

  /// Presents an action sheet with a title string and a message view.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }

  /// Presents an action sheet with a text as its title at the bottom of the screen while a binding
  /// is true.
  ///
  /// The title is hidden unless `titleVisibility` is `.visible`.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }

  /// Presents an action sheet with a text as its title and a message view.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    let cards = DialogCards(
      title: titleVisibility == .visible ? title : nil, actions: actions(), message: message())
    return modifier(PresentationModifier(kind: .dialog, isPresented: isPresented) { cards })
      .transformAnchorPreference(key: PresentationKey.self, value: .bounds) { list, anchor in
        for index in list.indices where list[index].kind == .dialog && list[index].source == nil {
          list[index].source = PopoverSource(anchor: anchor, point: nil, edge: nil)
        }
      }
  }
}

/// An alert with a title, a message and one or two buttons.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// Returns a button without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// Returns a cancel button with a label.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// Returns a cancel button labelled “Cancel”.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text("Cancel"), role: .cancel, action: action)
    }

    /// Returns a button with the destructive role.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  /// Creates an alert with one button, by default an “OK” button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  @MainActor var card: some View {
    AlertCard(
      title: title,
      actions: AlertButtons(buttons: buttons), message: message)
  }
}

/// An alert: a card in the centre of the screen, with buttons between hairlines or as capsules.
private struct AlertCard<Actions: View, Message: View>: View {
  let title: Text
  let actions: Actions
  let message: Message
  @Environment(\.dismissal) private var dismissal
  @Environment(\.look) private var look
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.pixelLength) private var pixelLength
  @ScaledMetric(relativeTo: .body) private var percent: CGFloat = 100
  @FocusState private var isFocused: Bool

  /// The size of text relative to that at the default type size.
  private var scale: CGFloat { percent / 100 }

  /// Returns the height of a button, which is taller by the growth of its line.
  private func buttonHeight(_ height: CGFloat) -> CGFloat { height + max(0, scale - 1) * 20 }

  private func buttonStyle(_ height: CGFloat, capsule: Color? = nil) -> PresentationButtonStyle {
    PresentationButtonStyle(
      size: 17 * scale, height: buttonHeight(height), capsule: capsule, dismissal: dismissal)
  }

  var body: some View {
    Group {
      switch look.alert.form {
      case .hairlines: hairlineCard
      case .capsules(let capsules): capsuleCard(capsules)
      }
    }
    // The first text field of an alert has the focus, as that of a `UIAlertController`.
    .focused($isFocused)
    .defaultFocus($isFocused, true)
  }

  private func capsuleCard(_ metrics: SystemLook.AlertCapsules) -> some View {
    Group(reading: actions) { subviews in
      let fields = subviews.filter { $0.containerValues.isAlertField }
      VStack(alignment: .leading, spacing: 0) {
        ScrollsIfTooTall {
          Group(subviews: message) { texts in
            capsuleTexts(texts, isAlone: texts.isEmpty && fields.isEmpty, metrics)
          }
        }
        if !fields.isEmpty {
          // Measurements.md#alert-fields-ios26
          AlertFieldRows(fields: fields)
            .background(metrics.fill, in: RoundedRectangle(cornerRadius: 24, style: .continuous))
            .padding(.horizontal, 15)
            .padding(.top, 16)
        }
        capsules(ordered(subviews.filter { !$0.containerValues.isAlertField }), metrics)
          .padding(.horizontal, metrics.buttonInset)
          .padding(.top, metrics.textBottom)
          .padding(.bottom, metrics.bottom)
      }
    }
    .buttonStyle(buttonStyle(metrics.buttonHeight, capsule: metrics.fill))
    .textFieldStyle(AlertTextFieldStyle(form: .capsules(metrics)))
    .frame(
      width: min(
        look.alert.width, RootNode.screenOfEvaluatedView.width - 2 * look.alert.margin)
    )
    .glassEffect(.regular, in: shape)
  }

  /// The title and the message; a title alone is in the middle, in a regular weight.
  ///
  /// Measurements.md#alert-ios26
  private func capsuleTexts(
    _ texts: SubviewsCollection, isAlone: Bool, _ metrics: SystemLook.AlertCapsules
  ) -> some View {
    VStack(alignment: .leading, spacing: metrics.textSpacing) {
      title.font(.system(.body, weight: isAlone ? .regular : .semibold))
        .multilineTextAlignment(isAlone ? .center : .leading)
        .frame(maxWidth: isAlone ? .infinity : nil)
      ForEach(texts) { $0 }
        .font(.system(size: metrics.messageSize * scale))
        .foregroundStyle(Color.primary.opacity(0.55))
    }
    .padding(.horizontal, metrics.textInset)
    .padding(.top, metrics.textTop)
  }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: look.alert.radius, style: .continuous)
  }

  @ViewBuilder private func capsules(
    _ buttons: [Subview], _ metrics: SystemLook.AlertCapsules
  ) -> some View {
    switch buttons.count {
    case 0: Button("OK") {}
    case 2 where !typeSize.isAccessibilitySize:
      AlertButtonPair(gap: metrics.buttonSpacing, isReversed: isReversed(buttons)) {
        ForEach(buttons) { $0 }
      }
    default: VStack(spacing: metrics.buttonSpacing) { ForEach(buttons) { $0 } }
    }
  }

  private var hairlineCard: some View {
    Group(reading: actions) { subviews in
      let fields = subviews.filter { $0.containerValues.isAlertField }
      VStack(spacing: 0) {
        ScrollsIfTooTall {
          VStack(spacing: 2) {
            title.font(.system(.headline))
            message.font(.system(.footnote))
          }
          .multilineTextAlignment(.center)
          .padding(.horizontal, 16)
          .padding(.top, 19)  // Measurements.md#alert-insets
        }
        if !fields.isEmpty { AlertFields(fields: fields) }
        Divider().padding(.top, 20)
        buttons(ordered(subviews.filter { !$0.containerValues.isAlertField }))
      }
    }
    .buttonStyle(buttonStyle(44))
    .textFieldStyle(AlertTextFieldStyle(form: .hairlines))
    .frame(width: look.alert.width)
    .background(.thickMaterial, in: shape)
    .clipShape(shape)
  }

  @ViewBuilder private func buttons(_ buttons: [Subview]) -> some View {
    switch buttons.count {
    case 0: Button("OK") {}
    case 2 where !typeSize.isAccessibilitySize:
      AlertButtonPair(gap: pixelLength, isReversed: isReversed(buttons)) {
        ForEach(buttons) { $0 }
        Rectangle().fill(Color(system: .separator))
      }
    default:
      VStack(spacing: 0) {
        ForEach(buttons) { button in
          if button.id != buttons.first?.id { Divider() }
          button
        }
      }
    }
  }

  /// Whether the first of two buttons is the last one where they are not side by side.
  private func isReversed(_ buttons: [Subview]) -> Bool {
    buttons[0].containerValues.buttonRole == .cancel
      && buttons[1].containerValues.buttonRole != .cancel
  }

  /// Returns the buttons in display order: cancel buttons are first of two buttons side by side and
  /// otherwise last.
  private func ordered(_ buttons: [Subview]) -> [Subview] {
    let cancelling = buttons.filter { $0.containerValues.buttonRole == .cancel }
    let others = buttons.filter { $0.containerValues.buttonRole != .cancel }
    return buttons.count == 2 && !typeSize.isAccessibilitySize
      ? cancelling + others : others + cancelling
  }
}

/// The text fields of an alert: a rounded box with a hairline between the fields.
///
/// Measurements.md#alert-fields
private struct AlertFields: View {
  let fields: [Subview]

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 6, style: .continuous)
    VStack(spacing: 0) {
      ForEach(fields) { field in
        if field.id != fields.first?.id { Divider() }
        field
      }
    }
    .background(Color(system: .background), in: shape)
    .overlay { shape.strokeBorder(Color(system: .separator), lineWidth: 0.5) }
    .padding(.horizontal, 16)
    .padding(.top, 16)
  }
}

/// The text fields of an alert with capsules, with a line between two of them.
///
/// Measurements.md#alert-fields-ios26
private struct AlertFieldRows: View {
  let fields: [Subview]

  var body: some View {
    VStack(spacing: 0) {
      ForEach(fields) { field in
        if field.id != fields.first?.id {
          Color.primary.opacity(0.27).frame(height: 1).padding(.horizontal, 15)
        }
        field
      }
    }
  }
}

/// A text field of an alert, without a border of its own.
///
/// Measurements.md#alert-fields, Measurements.md#alert-fields-ios26
private struct AlertTextFieldStyle: TextFieldStyle {
  let form: SystemLook.AlertForm

  private var padding: CGSize {
    switch form {
    case .hairlines: CGSize(width: 6, height: 2)
    case .capsules: CGSize(width: 15, height: 12.75)
    }
  }

  private var font: Font {
    switch form {
    case .hairlines: .system(.footnote)
    case .capsules: .system(.body)
    }
  }

  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.unstyled
      .font(font)
      .padding(.horizontal, padding.width)
      .padding(.vertical, padding.height)
      .containerValue(\.isAlertField, true)
  }
}

extension ContainerValues {
  private enum AlertFieldKey: ContainerValueKey {
    static var defaultValue: Bool { false }
  }
  private enum ButtonRoleKey: ContainerValueKey {
    static var defaultValue: ButtonRole? { nil }
  }

  /// Whether the view is a text field of an alert.
  fileprivate var isAlertField: Bool {
    get { self[AlertFieldKey.self] }
    set { self[AlertFieldKey.self] = newValue }
  }

  /// The role of a button of an alert.
  fileprivate var buttonRole: ButtonRole? {
    get { self[ButtonRoleKey.self] }
    set { self[ButtonRoleKey.self] = newValue }
  }
}

/// The style of buttons in alerts and action sheets: they fill the width, and dismiss the
/// presentation after their action.
struct PresentationButtonStyle: PrimitiveButtonStyle {
  let size: CGFloat
  let height: CGFloat
  var hidesCancel = false
  /// The fill of buttons that are capsules; nil for buttons between hairlines.
  var capsule: Color?
  let dismissal: Dismissal?

  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    if !(hidesCancel && configuration.role == .cancel) {
      StandardButtonStyle(
        style: PresentationButtonLook(size: size, height: height, capsule: capsule)
      ).makeBody(
        configuration: PrimitiveButtonStyleConfiguration(
          role: configuration.role, label: configuration.label
        ) {
          configuration.trigger()
          dismissal?.dismiss()
        }
      )
      .containerValue(\.buttonRole, configuration.role)
    }
  }
}

private struct PresentationButtonLook: ButtonStyle {
  let size: CGFloat
  let height: CGFloat
  let capsule: Color?
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    if let capsule {
      label(configuration, ink: AnyShapeStyle(.primary), weight: .medium)
        .background(capsule, in: Capsule())
        .clipShape(Capsule())
    } else {
      label(
        configuration, ink: AnyShapeStyle(.tint),
        weight: configuration.role == .cancel ? .semibold : .regular)
    }
  }

  private func label(
    _ configuration: Configuration, ink: AnyShapeStyle, weight: Font.Weight
  ) -> some View {
    let ink = configuration.role == .destructive ? AnyShapeStyle(Color.red) : ink
    return configuration.label
      .font(.system(size: size, weight: weight))
      // Measurements.md#button-borderless-disabled
      .foregroundStyle(isEnabled ? ink : AnyShapeStyle(Color.primary.opacity(0.26)))
      .frame(maxWidth: .infinity)
      .frame(height: height)
      // Measurements.md#alert-pressed
      .background(Color.primary.opacity(configuration.isPressed ? 0.1 : 0))
      .contentShape(Rectangle())
  }
}
