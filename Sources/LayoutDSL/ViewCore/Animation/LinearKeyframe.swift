import Foundation

/// A keyframe that interpolates to a value linearly, or along a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _KeyframeList<Value>.Keyframe

  /// Creates a keyframe with a duration, in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    keyframe = .init(
      target: to.animatableData, duration: duration, kind: .linear(timingCurve))
  }

  /// The keyframe itself.
  public var body: Self { self }

  /// Appends the keyframe.
  public func _append(to list: inout _KeyframeList<Value>) { list.keyframes.append(keyframe) }
}
