import Foundation

/// A type that computes how an animatable value changes over time.
///
/// The animated value is the difference between the new and the old state: it starts at zero and
/// ends at `value`. An animation keeps its own state in the context.
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the animated value at `time` seconds after the start, or nil once the animation has
  /// ended.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// Returns the velocity per second at `time` seconds after the start, or nil if it is unknown.
  nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Returns whether this animation takes over the state and the time of `previous`, which is still
  /// running.
  ///
  /// If not, both animations run and their effects add up.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Returns nil: the velocity is unknown.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// Returns false: the effects of the animations add up.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}
