import Foundation

/// What moves the content of a scroll view.
@frozen public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// Nothing yet, but a finger rests on the scroll view.
  case tracking
  /// A finger.
  case interacting
  /// Momentum, after a finger has let go.
  case decelerating
  /// An animation on the way to where code has scrolled.
  case animating

  /// Whether the content moves, or a finger could move it.
  public var isScrolling: Bool { self != .idle }
}

/// What else is so at the time when the phase of a scroll view changes.
public struct ScrollPhaseChangeContext {
  /// What the scroll view shows of its content.
  public let geometry: ScrollGeometry
  /// How fast the content moves, in points a second; nil if nobody moves it.
  public let velocity: CGVector?
}
