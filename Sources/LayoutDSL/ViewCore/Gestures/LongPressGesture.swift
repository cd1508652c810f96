import Foundation

/// A gesture of one finger that stays in place.
nonisolated public struct LongPressGesture: PrimitiveGesture, Sendable {
  /// Whether the finger is down.
  public typealias Value = Bool

  /// The time that the finger has to stay down, in seconds.
  public var minimumDuration: Double
  /// The distance that the finger may move meanwhile, in points.
  public var maximumDistance: CGFloat

  /// Creates a long press gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    // Measurements.md#long-press-limits
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// Makes the recognizer of the press.
  nonisolated public static func _makeGesture(
    _ gesture: Self, reusing recognizer: _GestureRecognizer<Bool>?
  ) -> _GestureRecognizer<Bool> {
    let press = recognizer as? LongPressRecognizer ?? LongPressRecognizer(gesture)
    press.gesture = gesture
    return press
  }
}

private final class LongPressRecognizer: _GestureRecognizer<Bool> {
  var gesture: LongPressGesture
  private var start: Touch?

  init(_ gesture: LongPressGesture) {
    self.gesture = gesture
  }

  override func follow(_ touch: Touch, in context: GestureContext) {
    if start == nil, touch.phase == .began {
      start = touch
      phase = gesture.minimumDuration > 0 ? .possible(true) : .ended(true)
      if phase.kind == .possible { context.wake(at: touch.time + gesture.minimumDuration) }
      return
    }
    guard let start, touch.id == start.id else { return }
    if touch.phase == .cancelled {
      phase = .failed
      return
    }
    timeHasCome(touch.time, in: context)
    if phase.kind == .ended { return }
    if touch.phase == .ended
      || start.location.distance(to: touch.location) > gesture.maximumDistance
    {
      phase = .failed
    }
  }

  override func timeHasCome(_ time: TimeInterval, in context: GestureContext) {
    // Sums of frame durations may differ from due times because of rounding.
    guard let start else { return }
    if time >= start.time + gesture.minimumDuration - Tolerance.time { phase = .ended(true) }
  }

  override func reset() {
    super.reset()
    start = nil
  }
}
