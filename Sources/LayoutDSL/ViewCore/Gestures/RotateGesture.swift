import Foundation

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

private final class RotateRecognizer: FingerPairRecognizer<RotateGesture.Value> {
  var gesture: RotateGesture
  /// The accumulated rotation in radians, which may exceed a full turn.
  private var rotation: CGFloat = 0
  private var lastDirection: CGFloat?

  init(_ gesture: RotateGesture) {
    self.gesture = gesture
  }

  override func measure(_ fingers: FingerLocations, since start: FingerLocations) -> CGFloat {
    let direction = deterministicArcTangent(
      fingers.second.y - fingers.first.y, fingers.second.x - fingers.first.x)
    if let lastDirection {
      var step = direction - lastDirection
      if step > .pi { step -= 2 * .pi }
      if step < -.pi { step += 2 * .pi }
      rotation += step
    }
    lastDirection = direction
    return rotation
  }

  override func isRecognized(_ rotation: CGFloat) -> Bool {
    abs(rotation) >= abs(gesture.minimumAngleDelta.radians)
  }

  override func value(
    _ rotation: CGFloat, velocity: CGFloat, time: Date, anchor: UnitPoint, location: CGPoint
  ) -> RotateGesture.Value {
    RotateGesture.Value(
      time: time, rotation: .radians(rotation), velocity: .radians(velocity), startAnchor: anchor,
      startLocation: location)
  }

  override func reset() {
    super.reset()
    rotation = 0
    lastDirection = nil
  }
}
