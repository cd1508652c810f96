import ViewCore

extension View {
  /// Marks content that is stale while a widget waits for its new timeline.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    hostAttribute(invalidatable)
  }

  /// Marks a view for tracking of interaction, under a tag.
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View {
    hostAttribute(tag)
  }

  /// Sets the external events that open the scene of the view.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>)
    -> some View
  {
    hostAttribute(preferring.sorted())
  }
}
