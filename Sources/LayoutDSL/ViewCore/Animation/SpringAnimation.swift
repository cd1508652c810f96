import Foundation

/// A spring that goes on from where another animation of the same value was, with its velocity.
struct SpringAnimation: TimedAnimation {
  let response: Double
  let dampingFraction: Double

  /// How close to its target, in units of animatable data, a value has arrived.
  static let precision = 0.01
  /// Stiffer springs are taken for this stiff, so that following a finger still takes a moment.
  private static let greatestStiffness = 45_000.0

  private var spring: Spring {
    let frequency = 2 * Double.pi / max(response, 0)
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
      logicalEnd: state.startTime + max(response, 0),
      end: state.startTime
        + spring.settlingDuration(
          target: value - state.offset, initialVelocity: state.velocity,
          epsilon: Self.precision))
  }
}

/// Where a spring took over from another animation.
private struct SpringState<V: VectorArithmetic> {
  var offset = V.zero
  var velocity = V.zero
  var startTime: TimeInterval = 0
}

private enum SpringStateKey<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: SpringState<V> { SpringState() }
}

extension Animation {
  /// A spring of 0.5 s that does not bounce.
  public static var spring: Animation { spring() }

  /// A spring that seems to take a duration, in seconds, and bounces: 0 not at all, 1 for ever.
  ///
  /// `blendDuration` is for how long Apple's springs go over from one stiffness to another when one
  /// takes over from another; here that is at once. Position and velocity go
  /// on either way.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      SpringAnimation(
        response: duration, dampingFraction: Spring.dampingRatio(bounce: bounce)))
  }

  /// A spring given by the time of one oscillation, in seconds, and the damping as a part of what
  /// just prevents bouncing.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(SpringAnimation(response: response, dampingFraction: dampingFraction))
  }

  /// Moves as a spring does.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(SpringAnimation(response: spring.response, dampingFraction: spring.dampingRatio))
  }

  /// A stiff spring for what follows a finger.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A stiff spring for what follows a finger, given by the time of one oscillation, in seconds.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A stiff spring for what follows a finger, given by its duration, in seconds.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring that does not bounce.
  public static var smooth: Animation { smooth() }

  /// A spring that does not bounce, or as much as is added.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that bounces a little.
  public static var snappy: Animation { snappy() }

  /// A spring that bounces a little, and as much more as is added.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that bounces.
  public static var bouncy: Animation { bouncy() }

  /// A spring that bounces, and as much more as is added.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
