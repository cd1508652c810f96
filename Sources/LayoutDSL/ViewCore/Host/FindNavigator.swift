// The find navigator of a text editor is part of the keyboard, which a headless screen lacks.
extension View {
  /// Presents the find navigator of the text editor while a binding is true.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
    hostAttribute(isPresented.wrappedValue)
  }

  /// Disables the find navigator of the text editors in the view.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
    hostAttribute(isDisabled)
  }

  /// Disables replacing in the find navigator of the text editors in the view.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    hostAttribute(isDisabled)
  }
}
