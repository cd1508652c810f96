import ViewCore

extension View {
  /// Sets the action of the Exit command, such as the Escape key; nil sets none.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
    hostAttribute("", payload: action)
  }

  /// Sets the action of the Delete command; nil sets none.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    hostAttribute("", payload: action)
  }

  /// Sets the action of the Play/Pause command; nil sets none.
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    hostAttribute("", payload: action)
  }

  /// Sets whether the view prefers the focus in a scope.
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    hostAttribute(prefersDefaultFocus)
  }
}
