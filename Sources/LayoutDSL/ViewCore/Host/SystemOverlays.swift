extension View {
  /// Sets the visibility of the overlays of the system, such as the home indicator.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    hostAttribute(visibility)
  }

  /// Sets the edges at which the gestures of the app take precedence over those of the system.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
    hostAttribute(edges)
  }
}
