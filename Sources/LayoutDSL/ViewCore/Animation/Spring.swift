import Foundation

/// The motion of a damped spring towards its target.
public struct Spring: Hashable, Sendable {
  /// The angular frequency without damping, in radians per second; infinite for a spring that
  /// reaches its target immediately.
  private let frequency: Double
  /// The ratio of the damping to the critical damping; at 1 and above, the spring does not bounce.
  public let dampingRatio: Double
  /// The mass attached to the spring.
  public let mass: Double

  private init(frequency: Double, dampingRatio: Double, mass: Double) {
    self.frequency = frequency > 0 && frequency < Self.limit ? frequency : .infinity
    self.dampingRatio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0), Self.limit)
    self.mass = mass
  }

  /// Creates a spring from a perceived duration, in seconds, and a bounce.
  ///
  /// A spring with a bounce of 0 does not oscillate, one with a bounce of 1 oscillates
  /// indefinitely. A negative bounce makes an overdamped spring.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// Creates a spring from the period of its undamped oscillation, in seconds, and a damping ratio.
  public init(response: Double, dampingRatio: Double) {
    self.init(frequency: 2 * Double.pi / response, dampingRatio: dampingRatio, mass: 1)
  }

  /// Creates a spring from its physical properties.
  ///
  /// Unless `allowOverDamping` is true, the damping ratio is at most 1.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
  }

  /// Creates a spring that settles within `epsilon` of a target at distance 1 after a duration, in
  /// seconds.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // Measurements.md#animation-spring-epsilon
    // The motion depends only on the product of time and frequency.
    let unit = Spring(frequency: 1, dampingRatio: dampingRatio, mass: 1)
    let duration = unit.settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(frequency: duration / settlingDuration, dampingRatio: dampingRatio, mass: 1)
  }

  /// The distance at which a spring counts as settled, as a fraction of its way; the default
  /// argument of the initializer repeats it.
  static let settlingEpsilon = 0.001  // Measurements.md#animation-spring-epsilon
  /// The least bounce: at −1 the damping would be infinite.
  private static let leastBounce = -0.999
  /// The distance of the squared damping ratio from 1 within which a spring counts as critically
  /// damped.
  ///
  /// The other two formulas divide by its square root.
  private static let criticalTolerance = 1e-12
  /// The frequency from which a spring reaches its target immediately, and the greatest damping
  /// ratio; squares and products of them are finite.
  private static let limit = 1e100
  /// The duration in seconds from which a spring counts as one that never settles.
  private static let longestSettling: TimeInterval = 10_000

  static func dampingRatio(bounce: Double) -> Double {
    bounce < 0 ? 1 / (1 + max(bounce, leastBounce)) : 1 - min(bounce, 1)
  }

  /// The perceived duration, in seconds.
  public var duration: TimeInterval { response }
  /// The bounce: 0 for none, 1 for endless oscillation, negative for an overdamped spring.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
  /// The period of the undamped oscillation, in seconds.
  public var response: Double { 2 * Double.pi / frequency }
  /// The stiffness: the force per unit of distance from the target.
  public var stiffness: Double { frequency * frequency * mass }
  /// The damping coefficient: the force per unit of velocity.
  public var damping: Double { 2 * dampingRatio * frequency * mass }

  /// The time in which the spring settles within 0.001 of a target at distance 1, in seconds.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, epsilon: Self.settlingEpsilon)
  }
}

extension Spring {
  /// Returns the time after which the value stays within `epsilon` of the target, in seconds.
  ///
  /// The motion starts at zero. The time is infinite if the spring does not settle.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let drift = initialVelocity - target.scaled(by: dampingRatio * frequency)
    return settlingDuration(
      distance: target.magnitude, speed: drift.magnitude, epsilon: epsilon)
  }

  /// Returns the value at a time, in seconds, of a motion that starts at zero.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let motion = motion(at: time)
    return target.scaled(by: 1 - motion.position) + initialVelocity.scaled(by: motion.push)
  }

  /// Returns the velocity at a time, in seconds, of a motion that starts at zero.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let motion = motion(at: time)
    // The derivatives of the terms in `value(target:initialVelocity:time:)`.
    return target.scaled(by: frequency * frequency * motion.push)
      + initialVelocity.scaled(by: motion.position - 2 * dampingRatio * frequency * motion.push)
  }

  /// Advances a value and its velocity by a time step, in seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let distance = target - value
    let moved = self.value(target: distance, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: distance, initialVelocity: velocity, time: deltaTime)
    value += moved
  }

  /// Returns the force on a value at a position and with a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}

extension Spring {
  /// Returns the time after which a motion between two values stays within `epsilon` of `toValue`,
  /// in seconds.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// Returns the value at a time, in seconds, of a motion between two values.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = toValue
    result.animatableData =
      fromValue.animatableData
      + value(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the velocity at a time, in seconds, of a motion between two values.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the force on a value during a motion between two values.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = toValue
    result.animatableData = force(
      target: toValue.animatableData - fromValue.animatableData,
      position: position.animatableData, velocity: velocity.animatableData)
    return result
  }
}

extension Spring {
  /// A spring of 0.5 s without bounce.
  public static var smooth: Spring { smooth() }

  /// A spring without bounce, apart from `extraBounce`, with a duration in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring of 0.5 s with a bounce of 0.15.
  public static var snappy: Spring { snappy() }

  /// A spring with a bounce of 0.15 plus `extraBounce` and a duration in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    // Measurements.md#animation-spring-presets
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring of 0.5 s with a bounce of 0.3.
  public static var bouncy: Spring { bouncy() }

  /// A spring with a bounce of 0.3 plus `extraBounce` and a duration in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    // Measurements.md#animation-spring-presets
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Spring {
  /// Returns what remains of an initial distance of 1, and the displacement by an initial velocity
  /// of 1, at a time.
  private func motion(at time: TimeInterval) -> (position: Double, push: Double) {
    guard time > 0 else { return (1, 0) }
    guard frequency.isFinite, time.isFinite else { return (0, 0) }
    let decay = dampingRatio * frequency
    let discriminant = 1 - dampingRatio * dampingRatio
    if discriminant > Self.criticalTolerance {
      let swing = frequency * discriminant.squareRoot()
      let (sine, cosine) = deterministicSineCosine(swing * time)
      let envelope = deterministicExponential(-decay * time)
      return (envelope * (cosine + decay / swing * sine), envelope * sine / swing)
    }
    if discriminant > -Self.criticalTolerance {
      let envelope = deterministicExponential(-frequency * time)
      return envelope > 0 ? (envelope * (1 + frequency * time), envelope * time) : (0, 0)
    }
    let spread = frequency * (-discriminant).squareRoot()
    let slow = deterministicExponential((spread - decay) * time)
    let fast = deterministicExponential((-spread - decay) * time)
    let push = (slow - fast) / (2 * spread)
    return ((slow + fast) / 2 + decay * push, push)
  }

  /// Returns the time after which the motion stays within `epsilon` of the target.
  ///
  /// `speed` is the magnitude of the initial velocity without the exponential decay of the
  /// distance.
  private func settlingDuration(
    distance: Double, speed: Double, epsilon: Double
  ) -> TimeInterval {
    guard distance > 0 || speed > 0, frequency.isFinite else { return 0 }
    let decay = dampingRatio * frequency
    guard decay > 0, epsilon > 0 else { return .infinity }
    func isFar(_ time: TimeInterval) -> Bool {
      reach(distance: distance, speed: speed, at: time) > epsilon
    }
    // From 1 / decay on, the bound decreases monotonically.
    var (low, high) = (1 / decay, 1 / decay)
    while isFar(high) {
      low = high
      high *= 2
      guard high < Self.longestSettling else { return .infinity }
    }
    guard low < high else { return high }
    // One bisection for each bit of a Double, the implicit one included.
    for _ in 0...Double.significandBitCount {
      let middle = (low + high) / 2
      if isFar(middle) { low = middle } else { high = middle }
    }
    return high
  }

  /// Whether `time` is past the settling duration, which need not be computed for that.
  func isSettled<V: VectorArithmetic>(
    target: V, initialVelocity: V, epsilon: Double, time: TimeInterval
  ) -> Bool {
    let decay = dampingRatio * frequency
    let drift = initialVelocity - target.scaled(by: decay)
    let (distance, speed) = (target.magnitude, drift.magnitude)
    guard distance > 0 || speed > 0, frequency.isFinite else { return true }
    return decay > 0 && time >= 1 / decay
      && reach(distance: distance, speed: speed, at: time) <= epsilon
  }

  /// Returns an upper bound of the distance from the target at a time.
  private func reach(distance: Double, speed: Double, at time: TimeInterval) -> Double {
    let decay = dampingRatio * frequency
    let discriminant = 1 - dampingRatio * dampingRatio
    let swing = frequency * abs(discriminant).squareRoot()
    if discriminant < -Self.criticalTolerance {
      return deterministicExponential((swing - decay) * time)
        * (distance + speed * min(time, 1 / (2 * swing)))
    }
    let swung = discriminant > Self.criticalTolerance ? min(time, 1 / swing) : time
    return deterministicExponential(-decay * time) * (distance + speed * swung)
  }
}
