import Foundation
import ViewClock

/// A rotation of two fingers.
nonisolated public struct RotateGesture: PrimitiveGesture, Sendable {
  /// The state of a rotation.
  public struct Value: Equatable, Sendable {
    /// The time of the last event.
    public var time: Date
    /// The rotation since the start, positive clockwise.
    public var rotation: Angle
    /// The angular velocity, per second.
    public var velocity: Angle
    /// The initial midpoint of the fingers, as a fraction of the view's size.
    public var startAnchor: UnitPoint
    /// The initial midpoint of the fingers, in the view's own space.
    public var startLocation: CGPoint
  }

  /// The minimum angle that counts as a rotation.
  public var minimumAngleDelta: Angle

  /// Creates a rotate gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    // Measurements.md#pinch-minimum
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// Makes the recognizer of the rotation.
  nonisolated public static func _makeGesture(
    _ gesture: Self, reusing recognizer: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let turn = recognizer as? RotateRecognizer ?? RotateRecognizer(gesture)
    turn.gesture = gesture
    return turn
  }
}

private final class RotateRecognizer: _GestureRecognizer<RotateGesture.Value> {
  var gesture: RotateGesture
  private var fingers = FingerPair()
  private var speed = ValueSpeed()
  /// The accumulated rotation in radians, which may exceed a full turn.
  private var turned: CGFloat = 0
  private var lastDirection: CGFloat?

  init(_ gesture: RotateGesture) {
    self.gesture = gesture
  }

  override func handle(_ event: TouchEvent, in context: GestureContext) {
    guard !phase.kind.isFinished, let touch = fingers.handle(event) else { return }
    guard let start = fingers.start, let now = fingers.locations else {
      if touch.phase == .ended || touch.phase == .cancelled { phase = .failed }
      return
    }
    let direction = deterministicArcTangent(
      now.second.y - now.first.y, now.second.x - now.first.x)
    if let lastDirection {
      var step = direction - lastDirection
      if step > .pi { step -= 2 * .pi }
      if step < -.pi { step += 2 * .pi }
      turned += step
    }
    lastDirection = direction
    speed.add(turned, at: touch.time)
    let (anchor, location) = context.anchor(start)
    let value = RotateGesture.Value(
      time: ViewClock.startDate + touch.time, rotation: .radians(turned),
      velocity: .radians(speed.velocity), startAnchor: anchor, startLocation: location)
    if touch.phase == .cancelled {
      phase = .failed
    } else if fingers.hasEnded {
      phase = phase.kind == .active ? .ended(value) : .failed
    } else if phase.kind == .active || abs(turned) >= abs(gesture.minimumAngleDelta.radians) {
      phase = .active(value)
    }
  }

  override func reset() {
    super.reset()
    fingers = FingerPair()
    speed = ValueSpeed()
    turned = 0
    lastDirection = nil
  }
}
