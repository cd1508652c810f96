import Foundation

/// A keyframe that interpolates to a value along a cubic curve.
///
/// Unless velocities are given, the velocity is continuous from one keyframe to the next.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _KeyframeList<Value>.Keyframe

  /// Creates a keyframe with a duration, in seconds.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    keyframe = .init(
      target: to.animatableData, duration: duration,
      kind: .cubic(
        startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData))
  }

  /// The keyframe itself.
  public var body: Self { self }

  /// Appends the keyframe.
  public func _append(to list: inout _KeyframeList<Value>) { list.keyframes.append(keyframe) }
}
