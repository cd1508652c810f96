import Foundation

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

/// The state of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
  /// The visible part of the content.
  public let geometry: ScrollGeometry
  /// The velocity of the content, in points per second; nil if it is at rest or a finger moves it.
  public let velocity: CGVector?
}
