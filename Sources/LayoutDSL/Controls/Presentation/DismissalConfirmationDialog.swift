import ViewCore

// The window of a headless screen is never closed by its user, so the dialogs are not presented.
extension View {
  /// Asks for confirmation when the user closes the window, while a condition holds.
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    hostAttribute("\"\(title.plainString)\": \(shouldPresent)", payload: AnyView(actions()))
  }

  /// Asks for confirmation with a message when the user closes the window, while a condition holds.
  nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    hostAttribute("\"\(title.plainString)\": \(shouldPresent)", payload: AnyView(actions()))
  }

  /// Asks for confirmation with a localized title when the user closes the window, while a
  /// condition holds.
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks for confirmation with a localized title and a message when the user closes the window,
  /// while a condition holds.
  nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(
      Text(titleKey), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Asks for confirmation with a title string when the user closes the window, while a condition
  /// holds.
  @_disfavoredOverload
  nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks for confirmation with a title string and a message when the user closes the window, while
  /// a condition holds.
  @_disfavoredOverload
  nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(
      Text(title), shouldPresent: shouldPresent, actions: actions, message: message)
  }
}
