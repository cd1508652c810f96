import Foundation
import ViewClock

/// A recognizer of a number that two fingers change: the ratio of their distances, or an angle.
class FingerPairRecognizer<Value>: _GestureRecognizer<Value> {
  private var fingers = FingerPair()
  /// The velocity of the number, estimated like that of a finger on the x axis.
  private var speed = TouchVelocity()

  /// Returns the number for the current locations; called once for each event.
  func measure(_ fingers: FingerLocations, since start: FingerLocations) -> CGFloat {
    preconditionFailure("a subclass measures")
  }

  /// Returns whether the number has changed enough for the gesture to begin.
  func isRecognized(_ number: CGFloat) -> Bool {
    preconditionFailure("a subclass decides")
  }

  /// Returns the value of the gesture; the velocity is per second, the anchor and the location are
  /// those of the midpoint of the fingers when the second one came down.
  func value(
    _ number: CGFloat, velocity: CGFloat, time: Date, anchor: UnitPoint, location: CGPoint
  ) -> Value {
    preconditionFailure("a subclass makes the value")
  }

  override func handle(_ event: TouchEvent, in context: GestureContext) {
    guard !phase.kind.isFinished, let touch = fingers.handle(event) else { return }
    guard let start = fingers.start, let now = fingers.locations else {
      if touch.phase == .ended || touch.phase == .cancelled { phase = .failed }
      return
    }
    let number = measure(now, since: start)
    speed.add(CGPoint(x: number, y: 0), at: touch.time)
    let (anchor, location) = context.anchor(start)
    let value = value(
      number, velocity: speed.velocity.dx, time: ViewClock.startDate + touch.time, anchor: anchor,
      location: location)
    if touch.phase == .cancelled {
      phase = .failed
    } else if fingers.hasEnded {
      phase = phase.kind == .active ? .ended(value) : .failed
    } else if phase.kind == .active || isRecognized(number) {
      phase = .active(value)
    }
  }

  override func reset() {
    super.reset()
    fingers = FingerPair()
    speed = TouchVelocity()
  }
}

extension GestureContext {
  /// Returns the midpoint of two points on the screen, as a fraction of the view's size and in the
  /// view's own space.
  fileprivate func anchor(_ pair: FingerLocations) -> (UnitPoint, CGPoint) {
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
