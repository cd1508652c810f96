import Foundation

/// A finger that stays.
nonisolated public struct LongPressGesture: PrimitiveGesture, Sendable {
  /// Whether the finger is down.
  public typealias Value = Bool

  /// Seconds the finger has to stay.
  public var minimumDuration: Double
  /// How far the finger may move meanwhile, in points.
  public var maximumDistance: CGFloat

  /// Creates a long press.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
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

  override func handle(_ event: TouchEvent, in context: GestureContext) {
    guard !phase.kind.isFinished else { return }
    let time = context.time(of: event)
    if case .touch(let touch) = event {
      if start == nil, touch.phase == .began {
        start = touch
        phase = .possible(true)
        if gesture.minimumDuration > 0 { context.wake(at: time + gesture.minimumDuration) }
      } else if let start, touch.id == start.id, touch.phase == .moved {
        if distance(from: start.location, to: touch.location) > gesture.maximumDistance {
          phase = .failed
          return
        }
      }
    }
    guard let start else { return }
    // Sums of frame durations differ from due times by rounding.
    if time >= start.time + gesture.minimumDuration - 1e-9 {
      phase = .ended(true)
    } else if case .touch(let touch) = event, touch.id == start.id,
      touch.phase == .ended || touch.phase == .cancelled
    {
      phase = .failed
    }
  }

  override func reset() {
    super.reset()
    start = nil
  }
}
