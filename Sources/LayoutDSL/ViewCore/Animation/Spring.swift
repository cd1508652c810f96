import Foundation

/// A spring: how something moves that is drawn to its target and slowed down.
public struct Spring: Hashable, Sendable {
  /// The oscillation without damping, in radians per second.
  private let frequency: Double
  /// The damping as a part of what just prevents bouncing.
  public let dampingRatio: Double
  /// The mass at the end of the spring.
  public let mass: Double

  private init(frequency: Double, dampingRatio: Double, mass: Double) {
    self.frequency = frequency > 0 ? frequency : .infinity
    self.dampingRatio = max(dampingRatio, 0)
    self.mass = mass
  }

  /// Creates a spring from how long it seems to take, in seconds, and how much it bounces: 0 not at
  /// all, 1 for ever; negative values are slower than needed not to bounce.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// Creates a spring from the time of one oscillation, in seconds, and the damping as a part of
  /// what just prevents bouncing.
  public init(response: Double, dampingRatio: Double) {
    self.init(frequency: 2 * Double.pi / response, dampingRatio: dampingRatio, mass: 1)
  }

  /// Creates a spring from its physical properties; unless over-damping is allowed, the spring is
  /// never slower than needed not to bounce.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      frequency: (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
  }

  /// Creates a spring that has come to rest after a time, in seconds.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // Time and frequency only occur as a product.
    let unit = Spring(frequency: 1, dampingRatio: dampingRatio, mass: 1)
    let duration = unit.settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(frequency: duration / settlingDuration, dampingRatio: dampingRatio, mass: 1)
  }

  static func dampingRatio(bounce: Double) -> Double {
    bounce < 0 ? 1 / (1 + max(bounce, -0.999)) : 1 - min(bounce, 1)
  }

  /// How long the spring seems to take, in seconds.
  public var duration: TimeInterval { response }
  /// How much the spring bounces: 0 not at all, 1 for ever.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
  /// The time of one oscillation without damping, in seconds.
  public var response: Double { 2 * Double.pi / frequency }
  /// The force per distance from the target.
  public var stiffness: Double { frequency * frequency * mass }
  /// The force per speed.
  public var damping: Double { 2 * dampingRatio * frequency * mass }

  /// How long the spring takes to come to rest from a distance of 1, in seconds.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }
}

extension Spring {
  /// How long the spring takes until it stays closer to the target than `epsilon`, in seconds.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let drift = initialVelocity - target.scaled(by: dampingRatio * frequency)
    return settlingDuration(
      distance: target.magnitude, speed: drift.magnitude, epsilon: epsilon)
  }

  /// Where something is that started at zero, after a time, in seconds.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let motion = motion(at: time)
    return target.scaled(by: 1 - motion.position) + initialVelocity.scaled(by: motion.push)
  }

  /// How fast something is that started at zero, after a time, in seconds.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let motion = motion(at: time)
    // Both follow from the equation of the spring.
    return target.scaled(by: frequency * frequency * motion.push)
      + initialVelocity.scaled(by: motion.position - 2 * dampingRatio * frequency * motion.push)
  }

  /// Moves a value and its velocity on by a time, in seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let distance = target - value
    let moved = self.value(target: distance, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: distance, initialVelocity: velocity, time: deltaTime)
    value += moved
  }

  /// The force on something at a position that moves with a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}

extension Spring {
  /// How long the spring takes from one value to another until it stays closer to that than
  /// `epsilon`, in seconds.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// The value after a time, in seconds, on the way from one value to another.
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

  /// The velocity after a time, in seconds, on the way from one value to another.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The force on the way from one value to another.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = toValue
    result.animatableData = force(
      target: toValue.animatableData - fromValue.animatableData,
      position: position.animatableData, velocity: velocity.animatableData)
    return result
  }
}

extension Spring {
  /// A spring that does not bounce.
  public static var smooth: Spring { smooth() }

  /// A spring that does not bounce, or as much as is added.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that bounces a little.
  public static var snappy: Spring { snappy() }

  /// A spring that bounces a little, and as much more as is added.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that bounces.
  public static var bouncy: Spring { bouncy() }

  /// A spring that bounces, and as much more as is added.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Spring {
  /// What becomes of a distance of 1 from the target, and of a velocity of 1, after a time.
  private func motion(at time: TimeInterval) -> (position: Double, push: Double) {
    guard time > 0 else { return (1, 0) }
    guard frequency.isFinite else { return (0, 0) }
    let decay = dampingRatio * frequency
    let discriminant = 1 - dampingRatio * dampingRatio
    if discriminant > 1e-12 {
      let swing = frequency * discriminant.squareRoot()
      let (sine, cosine) = deterministicSineCosine(swing * time)
      let envelope = deterministicExponential(-decay * time)
      return (envelope * (cosine + decay / swing * sine), envelope * sine / swing)
    }
    if discriminant > -1e-12 {
      let envelope = deterministicExponential(-frequency * time)
      return (envelope * (1 + frequency * time), envelope * time)
    }
    let spread = frequency * (-discriminant).squareRoot()
    let slow = deterministicExponential((spread - decay) * time)
    let fast = deterministicExponential((-spread - decay) * time)
    let push = (slow - fast) / (2 * spread)
    return ((slow + fast) / 2 + decay * push, push)
  }

  /// How long the spring takes from a distance, with the speed that is left once the decay is
  /// taken out, until it stays within `epsilon`.
  private func settlingDuration(
    distance: Double, speed: Double, epsilon: Double
  ) -> TimeInterval {
    guard distance > 0 || speed > 0, frequency.isFinite else { return 0 }
    let decay = dampingRatio * frequency
    guard decay > 0, epsilon > 0 else { return .infinity }
    func isFar(_ time: TimeInterval) -> Bool {
      reach(distance: distance, speed: speed, at: time) > epsilon
    }
    // The bound has its only peak before.
    var (low, high) = (1 / decay, 1 / decay)
    while isFar(high) {
      low = high
      high *= 2
      guard high < 10_000 else { return .infinity }
    }
    guard low < high else { return high }
    for _ in 0..<53 {
      let middle = (low + high) / 2
      if isFar(middle) { low = middle } else { high = middle }
    }
    return high
  }

  /// Whether the time that `settlingDuration` gives has passed.
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

  /// A bound of the distance from the target after a time.
  private func reach(distance: Double, speed: Double, at time: TimeInterval) -> Double {
    let decay = dampingRatio * frequency
    let discriminant = 1 - dampingRatio * dampingRatio
    let swing = frequency * abs(discriminant).squareRoot()
    if discriminant < -1e-12 {
      return deterministicExponential((swing - decay) * time)
        * (distance + speed * min(time, 1 / (2 * swing)))
    }
    let swung = discriminant > 1e-12 ? min(time, 1 / swing) : time
    return deterministicExponential(-decay * time) * (distance + speed * swung)
  }
}
