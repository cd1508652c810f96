import Foundation

/// The two fingers of a pinch or a rotation.
struct FingerPair {
  private var first: Touch?
  private var second: Touch?
  /// The locations of the fingers when the second one came down.
  private(set) var start: (first: CGPoint, second: CGPoint)?
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
  var locations: (first: CGPoint, second: CGPoint)? {
    guard let first, let second else { return nil }
    return (first.location, second.location)
  }
}

/// The velocity of a number, estimated like that of a finger.
struct ValueSpeed {
  private var speed = TouchVelocity()

  mutating func add(_ value: CGFloat, at time: TimeInterval) {
    speed.add(CGPoint(x: value, y: 0), at: time)
  }

  /// The velocity per second.
  var velocity: CGFloat { speed.velocity.dx }
}

extension GestureContext {
  /// Returns the midpoint of two points on the screen, as a fraction of the view's size and in the
  /// view's own space.
  func anchor(_ pair: (first: CGPoint, second: CGPoint)) -> (UnitPoint, CGPoint) {
    let middle = location(
      of: CGPoint(
        x: (pair.first.x + pair.second.x) / 2, y: (pair.first.y + pair.second.y) / 2),
      in: .local)
    let size = node.size
    return (
      UnitPoint(
        x: size.width > 0 ? middle.x / size.width : 0,
        y: size.height > 0 ? middle.y / size.height : 0),
      middle
    )
  }
}
