/// A result builder that combines the tracks in a closure, or makes a single track of its
/// keyframes.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Returns keyframes unchanged.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Returns the keyframes of a track unchanged.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Starts with the first tracks.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value {
    first
  }

  /// Starts a single track with its first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// Adds further tracks.
  public static func buildPartialBlock<First: Keyframes, Next: Keyframes>(
    accumulated: First, next: Next
  ) -> some Keyframes<Value> where First.Value == Value, Next.Value == Value {
    MergedKeyframes(first: accumulated, next: next)
  }

  /// Appends a keyframe to a single track.
  public static func buildPartialBlock<
    First: KeyframeTrackContent, Next: KeyframeTrackContent
  >(accumulated: First, next: Next) -> some KeyframeTrackContent<Value>
  where First.Value == Value, Next.Value == Value {
    KeyframeSequence(first: accumulated, next: next)
  }

  /// Returns keyframes without tracks.
  public static func buildBlock() -> some Keyframes<Value> { NoKeyframes<Value>() }

  /// Returns the combined tracks.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K
  where K.Value == Value { component }

  /// Returns a single track of the keyframes, which animates the whole value.
  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack { component }
  }
}

private struct MergedKeyframes<First: Keyframes, Next: Keyframes>: Keyframes
where First.Value == Next.Value {
  typealias Value = First.Value
  let first: First
  let next: Next

  var body: Self { self }

  func _append(to tracks: inout _KeyframeTracks<First.Value>) {
    first._append(to: &tracks)
    next._append(to: &tracks)
  }
}

private struct NoKeyframes<Value>: Keyframes {
  var body: Self { self }

  func _append(to tracks: inout _KeyframeTracks<Value>) {}
}
