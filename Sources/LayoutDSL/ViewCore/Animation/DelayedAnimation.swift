import Foundation

extension Animation {
  /// Returns this animation with a delayed start, in seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    // Also false for NaN: the animation would never begin.
    Animation(DelayedAnimation(base: self, delay: delay > -.infinity ? delay : 0))
  }
}

/// An animation with a delayed start.
struct DelayedAnimation: TimedAnimation {
  let base: Animation
  let delay: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
  }

  func span<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> AnimationSpan? {
    base.span(value: value, context: context).map {
      AnimationSpan(logicalEnd: $0.logicalEnd + delay, end: $0.end + delay)
    }
  }
}
