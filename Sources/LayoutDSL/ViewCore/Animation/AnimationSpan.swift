import Foundation

/// The end times of an animation, in seconds after its start.
struct AnimationSpan {
  /// The time at which the animation is logically complete, though it may still oscillate slightly.
  var logicalEnd: TimeInterval
  /// The time at which the animation ends; infinite if it never does.
  var end: TimeInterval
}
