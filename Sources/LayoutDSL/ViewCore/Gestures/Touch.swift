import Foundation

/// One finger at one instant.
package struct Touch: Hashable, Sendable {
  /// What the finger does.
  package enum Phase: Hashable, Sendable {
    case began, moved, ended, cancelled
  }

  /// Tells fingers apart that are down at the same time.
  package var id: Int
  package var phase: Phase
  /// Where the finger is on the screen, in points.
  package var location: CGPoint
  /// Seconds on the clock of the screen.
  package var time: TimeInterval

  package init(id: Int, phase: Phase, location: CGPoint, time: TimeInterval) {
    self.id = id
    self.phase = phase
    self.location = location
    self.time = time
  }
}

/// What gestures are told.
package enum TouchEvent: Sendable {
  /// Some fingers do something at one instant.
  case touches([Touch])
  /// No finger does anything, but a time has come that a gesture waits for.
  case time(TimeInterval)
}
