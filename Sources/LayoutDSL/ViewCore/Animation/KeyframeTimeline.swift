import Foundation

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
