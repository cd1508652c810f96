import ViewCore

// A headless screen has no pointer: the actions do not run.
extension View {
  /// Adds an action that runs when a pointer enters or leaves the view.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    hostAttribute("", payload: action)
  }

  /// Adds an action that runs while a pointer moves over the view.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    hostAttribute("", payload: action)
  }

  /// Adds an action that runs while a pointer moves over the view, in the older type of coordinate
  /// spaces.
  @_disfavoredOverload
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    hostAttribute("", payload: action)
  }
}
