import Foundation

/// A spring animation that adds to other animations of the same value.
struct InterpolatingSpringAnimation: TimedAnimation {
  let spring: Spring
  /// The initial velocity per second, in multiples of the animated difference.
  let initialVelocity: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time >= spring.duration { context.isLogicallyComplete = true }
    let velocity = value.scaled(by: initialVelocity)
    if spring.isSettled(
      target: value, initialVelocity: velocity, epsilon: SpringAnimation.precision, time: time)
    {
      return nil
    }
    return spring.value(target: value, initialVelocity: velocity, time: time)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    spring.velocity(
      target: value, initialVelocity: value.scaled(by: initialVelocity), time: time)
  }

  func span<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> AnimationSpan? {
    AnimationSpan(
      logicalEnd: spring.duration,
      end: spring.settlingDuration(
        target: value, initialVelocity: value.scaled(by: initialVelocity),
        epsilon: SpringAnimation.precision))
  }
}

extension Animation {
  /// A spring animation of 0.5 s without bounce, which adds to other animations of the same value.
  public static var interpolatingSpring: Animation { interpolatingSpring() }

  /// A spring animation with physical properties, which adds to other animations of the same value.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// A spring animation with a perceived duration, in seconds, and a bounce, which adds to other
  /// animations of the same value.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring animation from a `Spring`, which adds to other animations of the same value.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }
}
