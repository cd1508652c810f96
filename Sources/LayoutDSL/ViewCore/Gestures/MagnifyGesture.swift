import Foundation

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

private final class MagnifyRecognizer: FingerPairRecognizer<MagnifyGesture.Value> {
  var gesture: MagnifyGesture

  init(_ gesture: MagnifyGesture) {
    self.gesture = gesture
  }

  override func measure(_ fingers: FingerLocations, since start: FingerLocations) -> CGFloat {
    let base = start.first.distance(to: start.second)
    return base > 0 ? fingers.first.distance(to: fingers.second) / base : 1
  }

  override func isRecognized(_ scale: CGFloat) -> Bool {
    abs(scale - 1) >= gesture.minimumScaleDelta
  }

  override func value(
    _ scale: CGFloat, velocity: CGFloat, time: Date, anchor: UnitPoint, location: CGPoint
  ) -> MagnifyGesture.Value {
    MagnifyGesture.Value(
      time: time, magnification: scale, velocity: velocity, startAnchor: anchor,
      startLocation: location)
  }
}
