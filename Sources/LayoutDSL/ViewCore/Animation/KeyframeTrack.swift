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
