import Foundation

/// A spring animation that continues from the value and velocity of the animation that it
/// interrupts.
struct SpringAnimation: TimedAnimation {
  let response: Double
  let dampingFraction: Double

  /// The distance from the target, in units of animatable data, within which a value has settled.
  static let precision = 0.01  // Measurements.md#animation-spring-precision
  /// The upper limit of the stiffness; with it, a value that follows a finger still lags slightly
  /// behind.
  private static let greatestStiffness = 45_000.0  // Measurements.md#animation-spring-precision

  private var spring: Spring {
    // In this argument order, `max` returns 0 for NaN.
    let frequency = 2 * Double.pi / max(0, response)
    let stiffness = min(frequency * frequency, Self.greatestStiffness)
    return Spring(
      stiffness: stiffness, damping: 2 * dampingFraction * stiffness.squareRoot(),
      allowOverDamping: true)
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let state = context.state[SpringStateKey<V>.self]
    let spring = spring
    let elapsed = time - state.startTime
    let distance = value - state.offset
    if elapsed >= response { context.isLogicallyComplete = true }
    if spring.isSettled(
      target: distance, initialVelocity: state.velocity, epsilon: Self.precision, time: elapsed)
    {
      return nil
    }
    return state.offset
      + spring.value(target: distance, initialVelocity: state.velocity, time: elapsed)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let state = context.state[SpringStateKey<V>.self]
    return spring.velocity(
      target: value - state.offset, initialVelocity: state.velocity,
      time: time - state.startTime)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let velocity = previous.velocity(value: value, time: time, context: context)
    let offset = previous.animate(value: value, time: time, context: &context)
    context.state[SpringStateKey<V>.self] = SpringState(
      offset: offset ?? value, velocity: velocity ?? .zero, startTime: time)
    context.isLogicallyComplete = false
    return true
  }

  func span<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> AnimationSpan? {
    let state = context.state[SpringStateKey<V>.self]
    return AnimationSpan(
      logicalEnd: state.startTime + max(0, response),
      end: state.startTime
        + spring.settlingDuration(
          target: value - state.offset, initialVelocity: state.velocity,
          epsilon: Self.precision))
  }
}

/// The state in which a spring took over from another animation.
private struct SpringState<V: VectorArithmetic> {
  var offset = V.zero
  var velocity = V.zero
  var startTime: TimeInterval = 0
}

private enum SpringStateKey<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: SpringState<V> { SpringState() }
}

extension Animation {
  /// A spring animation of 0.5 s without bounce.
  public static var spring: Animation { spring() }

  /// A spring animation with a perceived duration, in seconds, and a bounce: 0 for none, 1 for
  /// endless oscillation.
  ///
  /// On Apple's platforms, `blendDuration` is the time in which the stiffness of one spring changes
  /// to that of the spring that takes over. Here it has no effect: the stiffness changes
  /// immediately. Position and velocity are continuous either way.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      SpringAnimation(
        response: duration, dampingFraction: Spring.dampingRatio(bounce: bounce)))
  }

  /// A spring animation from the period of its undamped oscillation, in seconds, and a damping
  /// ratio.
  @_disfavoredOverload
  public static func spring(
    // Measurements.md#animation-spring-defaults
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(SpringAnimation(response: response, dampingFraction: dampingFraction))
  }

  /// A spring animation from a `Spring`.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(SpringAnimation(response: spring.response, dampingFraction: spring.dampingRatio))
  }

  /// A stiff spring animation of 0.15 s for values that follow a finger.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A stiff spring animation for values that follow a finger, from the period of its undamped
  /// oscillation, in seconds, and a damping ratio.
  @_disfavoredOverload
  public static func interactiveSpring(
    // Measurements.md#animation-spring-defaults
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A stiff spring animation for values that follow a finger, with a perceived duration, in
  /// seconds, and a bounce of 0.15 plus `extraBounce`.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring animation of 0.5 s without bounce.
  public static var smooth: Animation { smooth() }

  /// A spring animation without bounce, apart from `extraBounce`, with a duration in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring animation of 0.5 s with a bounce of 0.15.
  public static var snappy: Animation { snappy() }

  /// A spring animation with a bounce of 0.15 plus `extraBounce` and a duration in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    // Measurements.md#animation-spring-presets
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring animation of 0.5 s with a bounce of 0.3.
  public static var bouncy: Animation { bouncy() }

  /// A spring animation with a bounce of 0.3 plus `extraBounce` and a duration in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    // Measurements.md#animation-spring-presets
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
