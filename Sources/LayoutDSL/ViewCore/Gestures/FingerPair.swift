import Foundation

/// The locations of two fingers, on the screen.
typealias FingerLocations = (first: CGPoint, second: CGPoint)

/// The two fingers of a pinch or a rotation.
struct FingerPair {
  private var first: Touch?
  private var second: Touch?
  /// The locations of the fingers when the second one came down.
  private(set) var start: FingerLocations?
  /// Whether one of the two fingers was lifted.
  private(set) var hasEnded = false

  /// Processes an event; fingers after the first two are ignored.
  ///
  /// - Returns: the last touch of the event, or nil if the event has no touches.
  mutating func handle(_ event: TouchEvent) -> Touch? {
    guard case .touches(let touches) = event else { return nil }
    for touch in touches { handle(touch) }
    return touches.last
  }

  private mutating func handle(_ touch: Touch) {
    switch touch.phase {
    case .began:
      if first == nil {
        first = touch
      } else if second == nil, let first {
        second = touch
        start = (first.location, touch.location)
      }
    case .moved:
      if touch.id == first?.id { first = touch }
      if touch.id == second?.id { second = touch }
    case .ended, .cancelled:
      if touch.id == first?.id {
        first = touch
        hasEnded = true
      }
      if touch.id == second?.id {
        second = touch
        hasEnded = true
      }
    }
  }

  /// The current locations of both fingers; nil until both have come down.
  var locations: FingerLocations? {
    guard let first, let second else { return nil }
    return (first.location, second.location)
  }
}
