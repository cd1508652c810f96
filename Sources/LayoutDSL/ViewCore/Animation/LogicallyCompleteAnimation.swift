import Foundation

extension Animation {
  /// Returns this animation, logically complete after a duration in seconds, even if it still
  /// oscillates then.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    // In this argument order, `max` returns 0 for NaN.
    Animation(LogicallyCompleteAnimation(base: self, duration: max(0, duration)))
  }
}

/// An animation with an explicit logical end.
struct LogicallyCompleteAnimation: TimedAnimation {
  let base: Animation
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let result = base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = time >= duration
    return result
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  func span<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> AnimationSpan? {
    base.span(value: value, context: context).map {
      AnimationSpan(logicalEnd: duration, end: $0.end)
    }
  }
}
