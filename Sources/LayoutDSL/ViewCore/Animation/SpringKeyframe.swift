import Foundation

/// A keyframe that moves to a value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _KeyframeList<Value>.Keyframe

  /// Creates a keyframe with a duration, in seconds; nil for the settling duration of the spring.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    keyframe = .init(
      target: to.animatableData, duration: duration,
      kind: .spring(spring, startVelocity: startVelocity?.animatableData))
  }

  /// The keyframe itself.
  public var body: Self { self }

  /// Appends the keyframe.
  public func _append(to list: inout _KeyframeList<Value>) { list.keyframes.append(keyframe) }
}
