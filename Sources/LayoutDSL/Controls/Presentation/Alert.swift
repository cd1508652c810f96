import Foundation
import ViewCore

extension View {
  /// Presents an alert with a title and buttons while a binding is true.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Presents an alert with a title and buttons while a binding is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Presents an alert with a title and buttons while a binding is true.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Presents an alert with a title, a message and buttons while a binding is true.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a title, a message and buttons while a binding is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a title, a message and buttons while a binding is true.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      PresentationModifier(kind: .alert, isPresented: isPresented) {
        AlertCard(title: title, actions: actions(), message: message())
      })
  }

  /// Presents an alert about data while a binding is true.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      PresentationModifier(kind: .alert, isPresented: isPresented) {
        AlertCard(
          title: Text(titleKey), actions: data.map { actions($0) },
          message: data.map { message($0) })
      })
  }

  /// Presents an alert while a binding is true.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(
      PresentationModifier(kind: .alert, isPresented: isPresented) { content().card })
  }

  /// Presents an alert while there is an item.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      PresentationModifier(kind: .alert, isPresented: item.isPresent()) {
        item.wrappedValue.map { content($0).card }
      })
  }

  /// Presents a choice of actions at the lower edge of the screen while a binding is true.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }

  /// Presents a choice of actions at the lower edge of the screen while a binding is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: { EmptyView() })
  }

  /// Presents a choice of actions and a message while a binding is true.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }

  /// Presents a choice of actions and a message while a binding is true.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      PresentationModifier(kind: .dialog, isPresented: isPresented) {
        DialogCards(
          title: titleVisibility == .visible ? title : nil, actions: actions(),
          message: message())
      })
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

    /// A button for what is asked for.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// A button that leaves everything as it is.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// A button that leaves everything as it is.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text("Cancel"), role: .cancel, action: action)
    }

    /// A button for what destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  /// Creates an alert with one button.
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
      actions: ForEach(Array(buttons.indices), id: \.self) { index in
        Controls.Button(role: buttons[index].role) {
          buttons[index].action?()
        } label: {
          buttons[index].label
        }
      }, message: message)
  }
}

/// A card of 270 points in the middle of the screen, in the look of iOS 18.
private struct AlertCard<Actions: View, Message: View>: View {
  let title: Text
  let actions: Actions
  let message: Message
  @Environment(\.dismissal) private var dismissal

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 2) {
        title.font(.system(.headline))
        message.font(.system(size: 13))
      }
      .multilineTextAlignment(.center)
      .padding(.horizontal, 16)
      .padding(.top, 19)
      .padding(.bottom, 20)
      Divider()
      Group(reading: actions) { subviews in
        let buttons = ordered(subviews)
        switch buttons.count {
        case 0: Button("OK") {}
        case 2:
          HStack(spacing: 0) {
            buttons[0]
            Divider()
            buttons[1]
          }
          .frame(height: 44)
        default:
          VStack(spacing: 0) {
            ForEach(buttons) { button in
              if button.id != buttons.first?.id { Divider() }
              button
            }
          }
        }
      }
      .buttonStyle(PresentationButtonStyle(size: 17, height: 44, dismissal: dismissal))
    }
    .frame(width: 270)
    .background(.thickMaterial, in: RoundedRectangle(cornerRadius: 14, style: .continuous))
    .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
  }

  /// What cancels comes first of two buttons, and last of more.
  private func ordered(_ buttons: SubviewsCollection) -> [Subview] {
    let cancelling = buttons.filter { $0.containerValues.buttonRole == .cancel }
    let others = buttons.filter { $0.containerValues.buttonRole != .cancel }
    return buttons.count == 2 ? cancelling + others : others + cancelling
  }
}

extension ContainerValues {
  private enum ButtonRoleKey: ContainerValueKey {
    static var defaultValue: ButtonRole? { nil }
  }

  /// The role of a button of an alert.
  fileprivate var buttonRole: ButtonRole? {
    get { self[ButtonRoleKey.self] }
    set { self[ButtonRoleKey.self] = newValue }
  }
}

/// A card of actions and one to cancel, 8 points from the edges of the screen, in the look of
/// iOS 18.
private struct DialogCards<Actions: View, Message: View>: View {
  let title: Text?
  let actions: Actions
  let message: Message
  @Environment(\.dismissal) private var dismissal

  var body: some View {
    VStack(spacing: 8) {
      Spacer()
      VStack(spacing: 0) {
        Group(reading: message) { messages in
          if title != nil || !messages.isEmpty {
            VStack(spacing: 4) {
              title?.fontWeight(.semibold)
              ForEach(messages) { $0 }
            }
            .padding(14)
            Divider()
          }
        }
        .font(.system(size: 13))
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        Group(reading: actions) { subviews in
          ForEach(subviews) { subview in
            if subview.id != subviews.first?.id { Divider() }
            subview
          }
        }
        .buttonStyle(
          PresentationButtonStyle(
            size: 20, height: 57, hidesCancel: true, dismissal: dismissal))
      }
      .background(.thickMaterial, in: RoundedRectangle(cornerRadius: 14, style: .continuous))
      .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
      Button("Cancel", role: .cancel) {}
        .buttonStyle(PresentationButtonStyle(size: 20, height: 57, dismissal: dismissal))
        .background(.background, in: RoundedRectangle(cornerRadius: 14, style: .continuous))
    }
    .padding(8)
  }
}

/// The buttons of alerts and dialogs: they fill the width, and take the presentation away.
private struct PresentationButtonStyle: PrimitiveButtonStyle {
  let size: CGFloat
  let height: CGFloat
  var hidesCancel = false
  let dismissal: Dismissal?

  @ViewBuilder func makeBody(configuration: Configuration) -> some View {
    if !(hidesCancel && configuration.role == .cancel) {
      StandardButtonStyle(style: PresentationButtonLook(size: size, height: height)).makeBody(
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

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: size, weight: configuration.role == .cancel ? .semibold : .regular))
      .foregroundStyle(
        configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
      )
      .frame(maxWidth: .infinity)
      .frame(height: height)
      .background(Color.primary.opacity(configuration.isPressed ? 0.1 : 0))
      .contentShape(Rectangle())
  }
}
