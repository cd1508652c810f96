import ViewCore

extension View {
  /// Sets the visibility of the home indicator, in pictures with a status bar.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    hostAttribute(visibility)
  }

  /// Sets the edges at which the gestures of the app take precedence over those of the system.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
    hostAttribute(edges)
  }
}
