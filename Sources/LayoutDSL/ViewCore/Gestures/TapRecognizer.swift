import Foundation

/// A recognizer that counts taps which neither move away nor follow too late.
package final class TapRecognizer<Value>: _GestureRecognizer<Value> {
  /// The distance that a finger may move during a tap, in points.
  private static var tolerance: CGFloat { 10 }  // Measurements.md#tap-limits
  /// The time within which the next tap has to begin, in seconds, as in UIKit.
  private static var interval: TimeInterval { 0.35 }  // Measurements.md#tap-limits

  /// The distance between the first and a later tap, in points.
  private static var separation: CGFloat { 45 }  // Measurements.md#tap-limits

  var count = 1
  var makeValue: (CGPoint, GestureContext) -> Value
  private var finger: Int?
  private var start = CGPoint.zero
  private var taps = 0
  private var deadline: TimeInterval?

  package init(makeValue: @escaping (CGPoint, GestureContext) -> Value) {
    self.makeValue = makeValue
  }

  override package func timeHasCome(_ time: TimeInterval, in context: GestureContext) {
    if let deadline, finger == nil, time >= deadline { phase = .failed }
  }

  override package func follow(_ touch: Touch, in context: GestureContext) {
    switch touch.phase {
    case .began:
      let isFirst = taps == 0
      guard finger == nil, isFirst || start.distance(to: touch.location) <= Self.separation
      else {
        phase = .failed
        return
      }
      finger = touch.id
      start = touch.location
    case .moved:
      guard touch.id == finger else { return }
      if start.distance(to: touch.location) > Self.tolerance { phase = .failed }
    case .ended:
      guard touch.id == finger else { return }
      finger = nil
      taps += 1
      if taps >= count {
        phase = .ended(makeValue(touch.location, context))
      } else {
        deadline = touch.time + Self.interval
        context.wake(at: touch.time + Self.interval)
      }
    case .cancelled:
      phase = .failed
    }
  }

  override package var yieldsToWaiting: Bool { finger != nil }

  override package func reset() {
    super.reset()
    finger = nil
    taps = 0
    deadline = nil
  }
}
