/// An animation whose end is known in advance, so that a frame can be scheduled exactly then.
protocol TimedAnimation: CustomAnimation {
  /// Returns the end times of the animation of `value`, or nil if they are not known in advance.
  func span<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> AnimationSpan?
}
