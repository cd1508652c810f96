import Foundation

/// Keyframe tracks that animate the properties of a value.
public protocol Keyframes<Value> {
  /// The type of the animated value.
  associatedtype Value
  /// The tracks that `body` consists of, as a type.
  associatedtype Body: Keyframes

  /// The keyframes of which these are composed.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Appends the tracks to a list.
  func _append(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
  /// Appends the tracks of the body.
  public func _append(to tracks: inout _KeyframeTracks<Value>) {
    body._append(to: &tracks)
  }
}

/// The tracks of a value, each of which animates a part of it.
public struct _KeyframeTracks<Value> {
  /// The animation of one part of a value.
  struct Track {
    let duration: TimeInterval
    let update: (inout Value, TimeInterval) -> Void
  }

  let initialValue: Value
  var tracks: [Track] = []
}

/// A track of keyframes that animate one property of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  /// The track itself.
  public var body: Self { self }

  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates a track that animates the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  /// Creates a track that animates a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Appends the track.
  public func _append(to tracks: inout _KeyframeTracks<Root>) {
    var list = _KeyframeList<Value>()
    content._append(to: &list)
    let curve = KeyframeCurve(
      from: tracks.initialValue[keyPath: keyPath], through: list.keyframes)
    tracks.tracks.append(
      .init(duration: curve.duration) { [keyPath] value, time in
        value[keyPath: keyPath].animatableData = curve.value(at: time)
      })
  }
}

/// The course of a value over time, as its keyframes define it.
public struct KeyframeTimeline<Value> {
  private let tracks: _KeyframeTracks<Value>

  /// Creates a timeline from an initial value and keyframes.
  public init<K: Keyframes>(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> K
  ) where K.Value == Value {
    var tracks = _KeyframeTracks(initialValue: initialValue)
    content()._append(to: &tracks)
    self.tracks = tracks
  }

  /// The duration of the longest track, in seconds.
  public var duration: TimeInterval { tracks.tracks.map(\.duration).max() ?? 0 }

  /// Returns the value at a time, in seconds.
  public func value(time: TimeInterval) -> Value {
    var value = tracks.initialValue
    update(value: &value, time: time)
    return value
  }

  /// Returns the value at a fraction of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Updates the animated parts of a value to a time, in seconds.
  public func update(value: inout Value, time: TimeInterval) {
    for track in tracks.tracks { track.update(&value, time) }
  }

  /// Updates the animated parts of a value to a fraction of the duration, from 0 to 1.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }
}

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
