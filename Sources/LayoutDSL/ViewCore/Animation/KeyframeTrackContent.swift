import Foundation

/// A sequence of keyframes for one animated value.
public protocol KeyframeTrackContent<Value> {
  /// The type of the animated value.
  associatedtype Value: Animatable = Body.Value
  /// The keyframes that `body` consists of, as a type.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes of which this sequence is composed.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Appends the keyframes to a list.
  func _append(to list: inout _KeyframeList<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  /// Appends the keyframes of the body.
  public func _append(to list: inout _KeyframeList<Value>) {
    body._append(to: &list)
  }
}

/// Keyframes in order of time.
public struct _KeyframeList<Value: Animatable> {
  /// One keyframe: its target, duration and interpolation.
  struct Keyframe {
    enum Kind {
      case move
      case linear(UnitCurve)
      case cubic(startVelocity: Value.AnimatableData?, endVelocity: Value.AnimatableData?)
      case spring(Spring, startVelocity: Value.AnimatableData?)
    }

    let target: Value.AnimatableData
    let duration: TimeInterval?
    let kind: Kind
  }

  var keyframes: [Keyframe] = []
}
