import Foundation

/// The two fingers of a pinch or a turn.
struct FingerPair {
  private var first: Touch?
  private var second: Touch?
  /// Where the fingers were when both were down.
  private(set) var start: (first: CGPoint, second: CGPoint)?
  /// Whether one of the two has left.
  private(set) var hasEnded = false

  /// Takes in what fingers do; further fingers count for nothing.
  ///
  /// - Returns: the last thing that was done, or nil if no finger did anything.
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

  /// Where both fingers are; nil before they are down.
  var locations: (first: CGPoint, second: CGPoint)? {
    guard let first, let second else { return nil }
    return (first.location, second.location)
  }
}

/// The speed of a number, as a finger's is estimated.
struct ValueSpeed {
  private var speed = TouchVelocity()

  mutating func add(_ value: CGFloat, at time: TimeInterval) {
    speed.add(CGPoint(x: value, y: 0), at: time)
  }

  /// Per second.
  var velocity: CGFloat { speed.velocity.dx }
}

extension GestureContext {
  /// The middle between two points of the screen, as a part of the view.
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
