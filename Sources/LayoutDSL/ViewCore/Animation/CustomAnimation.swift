import Foundation

/// A way in which a value goes from one state to another over time.
///
/// The value that is animated is always the difference between the new and the old state: it starts
/// at zero and ends at `value`. What an animation has to remember is kept in the context.
public protocol CustomAnimation: Hashable, Sendable {
  /// How far the animation has come after a time, in seconds, or nil once it has ended.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// How fast the value changes after a time, per second, or nil if that is not known.
  nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation takes over the state and the time of one that is still running; if
  /// not, both run and their effects add up.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Nil: the velocity is not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// False: the animations add up.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// When an animation ends, in seconds after its start.
struct AnimationSpan {
  /// When it counts as done, though it may still swing a little.
  var logicalEnd: TimeInterval
  /// When it is over; infinite for never.
  var end: TimeInterval
}

/// An animation whose end is known beforehand, so that it can be met exactly.
protocol TimedAnimation: CustomAnimation {
  /// When the animation of a value ends; nil if that turns out only then.
  func span<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> AnimationSpan?
}
