// A headless screen has no pencil: the actions do not run.
extension View {
  /// Adds an action for a double tap on a pencil.
  nonisolated public func onPencilDoubleTap(
    perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
  ) -> some View {
    hostAttribute("", payload: action)
  }

  /// Adds an action for a squeeze of a pencil.
  nonisolated public func onPencilSqueeze(
    perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
  ) -> some View {
    hostAttribute("", payload: action)
  }
}
