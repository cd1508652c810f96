/// A keyframe that jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let keyframe: _KeyframeList<Value>.Keyframe

  /// Creates a keyframe without a duration.
  public init(_ to: Value) {
    keyframe = .init(target: to.animatableData, duration: 0, kind: .move)
  }

  /// The keyframe itself.
  public var body: Self { self }

  /// Appends the keyframe.
  public func _append(to list: inout _KeyframeList<Value>) { list.keyframes.append(keyframe) }
}
