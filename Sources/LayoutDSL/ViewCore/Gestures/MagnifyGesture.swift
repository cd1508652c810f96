import Foundation
import ViewClock

/// A pinch of two fingers.
nonisolated public struct MagnifyGesture: PrimitiveGesture, Sendable {
  /// The state of a pinch.
  public struct Value: Equatable, Sendable {
    /// The time of the last event.
    public var time: Date
    /// The ratio of the current to the initial distance between the fingers.
    public var magnification: CGFloat
    /// The rate of change of the magnification, per second.
    public var velocity: CGFloat
    /// The initial midpoint of the fingers, as a fraction of the view's size.
    public var startAnchor: UnitPoint
    /// The initial midpoint of the fingers, in the view's own space.
    public var startLocation: CGPoint
  }

  /// The minimum change of the magnification that counts as a pinch.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnify gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    // Measurements.md#pinch-minimum
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// Makes the recognizer of the pinch.
  nonisolated public static func _makeGesture(
    _ gesture: Self, reusing recognizer: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let pinch = recognizer as? MagnifyRecognizer ?? MagnifyRecognizer(gesture)
    pinch.gesture = gesture
    return pinch
  }
}

private final class MagnifyRecognizer: _GestureRecognizer<MagnifyGesture.Value> {
  var gesture: MagnifyGesture
  private var fingers = FingerPair()
  private var speed = ValueSpeed()

  init(_ gesture: MagnifyGesture) {
    self.gesture = gesture
  }

  override func handle(_ event: TouchEvent, in context: GestureContext) {
    guard !phase.kind.isFinished, let touch = fingers.handle(event) else { return }
    guard let start = fingers.start, let now = fingers.locations else {
      if touch.phase == .ended || touch.phase == .cancelled { phase = .failed }
      return
    }
    let base = start.first.distance(to: start.second)
    let scale = base > 0 ? now.first.distance(to: now.second) / base : 1
    speed.add(scale, at: touch.time)
    let (anchor, location) = context.anchor(start)
    let value = MagnifyGesture.Value(
      time: ViewClock.startDate + touch.time, magnification: scale, velocity: speed.velocity,
      startAnchor: anchor, startLocation: location)
    if touch.phase == .cancelled {
      phase = .failed
    } else if fingers.hasEnded {
      phase = phase.kind == .active ? .ended(value) : .failed
    } else if phase.kind == .active || abs(scale - 1) >= gesture.minimumScaleDelta {
      phase = .active(value)
    }
  }

  override func reset() {
    super.reset()
    fingers = FingerPair()
    speed = ValueSpeed()
  }
}
