/// The phase of a scroll view's movement.
@frozen public enum ScrollPhase: Hashable, Sendable {
  /// The content is at rest.
  case idle
  /// A finger touches the scroll view but has not moved the content yet.
  case tracking
  /// A finger moves the content.
  case interacting
  /// The content decelerates after a finger has released it.
  case decelerating
  /// An animation moves the content to a position that code has set.
  case animating

  /// Whether the phase is not `idle`.
  public var isScrolling: Bool { self != .idle }
}
