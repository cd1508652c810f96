import ViewCore

/// An action sheet with a title, a message and buttons.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet; without buttons, it has a cancel button.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Presents an `ActionSheet` value while a binding is true.
  @available(*, deprecated, message: "Use `confirmationDialog` instead.")
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    actionSheet(isPresented: isPresented) { () -> ActionSheet? in content() }
  }

  /// Presents an `ActionSheet` value for an item while the item is not nil.
  @available(*, deprecated, message: "Use `confirmationDialog` instead.")
  public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View {
    actionSheet(isPresented: item.isPresent()) { item.wrappedValue.map(content) }
  }

  private func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet?
  ) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return confirmationDialog(
      sheet?.title ?? Text(verbatim: ""), isPresented: isPresented, titleVisibility: .visible
    ) {
      if let sheet { AlertButtons(buttons: sheet.buttons) }
    } message: {
      sheet?.message
    }
  }
}
