import Foundation

/// A finger at one instant.
package struct Touch: Hashable, Sendable {
  /// The phase of a touch.
  package enum Phase: Hashable, Sendable {
    case began, moved, ended, cancelled
  }

  /// A number that distinguishes fingers that are down at the same time.
  package var id: Int
  package var phase: Phase
  /// The location of the finger on the screen, in points.
  package var location: CGPoint
  /// The time on the screen's clock, in seconds.
  package var time: TimeInterval

  package init(id: Int, phase: Phase, location: CGPoint, time: TimeInterval) {
    self.id = id
    self.phase = phase
    self.location = location
    self.time = time
  }
}
