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
