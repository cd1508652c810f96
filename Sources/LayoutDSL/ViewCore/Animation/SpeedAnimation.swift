import Foundation

extension Animation {
  /// Returns this animation at a multiple of its speed.
  ///
  /// A speed of 2 halves its duration. With a speed of 0 or less, the animation never ends.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(base: self, speed: speed))
  }
}

/// An animation at a multiple of its speed.
struct SpeedAnimation: TimedAnimation {
  let base: Animation
  let speed: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }

  func span<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> AnimationSpan? {
    guard speed > 0 else { return AnimationSpan(logicalEnd: .infinity, end: .infinity) }
    return base.span(value: value, context: context).map {
      AnimationSpan(logicalEnd: $0.logicalEnd / speed, end: $0.end / speed)
    }
  }
}
