import Foundation

/// Values that something goes through over time.
public protocol Keyframes<Value> {
  /// The type of what changes.
  associatedtype Value
  /// The type of the keyframes that these consist of.
  associatedtype Body: Keyframes

  /// The keyframes that these consist of.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Adds what changes over time to a list.
  func _append(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
  /// Adds the tracks of the body.
  public func _append(to tracks: inout _KeyframeTracks<Value>) {
    body._append(to: &tracks)
  }
}

/// The parts of a value that change, each in its own way.
public struct _KeyframeTracks<Value> {
  /// How one part changes.
  struct Track {
    let duration: TimeInterval
    let update: (inout Value, TimeInterval) -> Void
  }

  let initialValue: Value
  var tracks: [Track] = []
}

/// The keyframes of one part of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  /// The track itself.
  public var body: Self { self }

  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates the keyframes of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  /// Creates the keyframes of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Adds the track.
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

/// The values that something goes through over time.
public struct KeyframeTimeline<Value> {
  private let tracks: _KeyframeTracks<Value>

  /// Creates a timeline that starts with a value.
  public init<K: Keyframes>(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> K
  ) where K.Value == Value {
    var tracks = _KeyframeTracks(initialValue: initialValue)
    content()._append(to: &tracks)
    self.tracks = tracks
  }

  /// How long it takes, in seconds.
  public var duration: TimeInterval { tracks.tracks.map(\.duration).max() ?? 0 }

  /// The value after a time, in seconds.
  public func value(time: TimeInterval) -> Value {
    var value = tracks.initialValue
    update(value: &value, time: time)
    return value
  }

  /// The value after a part of the whole time, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Sets what changes in a value to what it is after a time, in seconds.
  public func update(value: inout Value, time: TimeInterval) {
    for track in tracks.tracks { track.update(&value, time) }
  }

  /// Sets what changes in a value to what it is after a part of the whole time, from 0 to 1.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: progress * duration)
  }
}

/// Builds keyframes from the tracks in a closure, or a single track from its keyframes.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Takes keyframes as they are.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Takes a keyframe as it is.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Starts with keyframes.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value {
    first
  }

  /// Starts with a keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// Adds keyframes.
  public static func buildPartialBlock<First: Keyframes, Next: Keyframes>(
    accumulated: First, next: Next
  ) -> some Keyframes<Value> where First.Value == Value, Next.Value == Value {
    MergedKeyframes(first: accumulated, next: next)
  }

  /// Adds a keyframe.
  public static func buildPartialBlock<
    First: KeyframeTrackContent, Next: KeyframeTrackContent
  >(accumulated: First, next: Next) -> some KeyframeTrackContent<Value>
  where First.Value == Value, Next.Value == Value {
    KeyframeSequence(first: accumulated, next: next)
  }

  /// No keyframes.
  public static func buildBlock() -> some Keyframes<Value> { NoKeyframes<Value>() }

  /// Ends with keyframes.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K
  where K.Value == Value { component }

  /// Makes a track of single keyframes.
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
