import Foundation

/// The movement of an offset along one axis without a finger: its value at any time, in closed
/// form.
///
/// Lengths are in points, times in seconds. The constants are UIKit's as published: the
/// deceleration rates by `UIScrollView.DecelerationRate`; the projected distance by "Designing
/// Fluid Interfaces" (WWDC 2018); the spring of mass 1, stiffness 100 and damping ratio 1, and the
/// end of the motion at half a pixel, by Ilya Lobanov, "How UIScrollView works" (2020).
package struct ScrollCurve {
  /// The fraction of its speed that a scroll keeps per millisecond.
  package enum Rate: Equatable {
    case normal, fast
    /// Any other fraction above 0 and below 1.
    case other(CGFloat)

    /// The fraction.
    package var value: CGFloat {
      switch self {
      case .normal: 0.998  // Measurements.md#scroll-deceleration
      case .fast: 0.99
      case .other(let value): value
      }
    }

    /// The distance that the offset travels at an initial speed of one point per second: the sum
    /// over all milliseconds.
    fileprivate var reach: CGFloat { value / (1 - value) / 1000 }

    /// The natural logarithm of the fraction of the speed that is kept per second.
    fileprivate var decay: CGFloat {
      switch self {
      // 1,000 times the logarithms of 0.998 and 0.99, with the same bits on every machine.
      case .normal: -2.0020026706730775
      case .fast: -10.050335853501442
      case .other(let value): 1000 * deterministicLogarithm(value)
      }
    }
  }

  private enum Motion {
    case decay(velocity: CGFloat, Rate)
    case spring(displacement: CGFloat, velocity: CGFloat, frequency: CGFloat)
    case animation(Animation, distance: CGFloat, AnimationContext<CGFloat>)
  }

  /// The angular frequency of the spring: the square root of its stiffness.
  static let springFrequency: CGFloat = 10  // Measurements.md#scroll-bounce-spring

  /// The angular frequency of the spring that moves content to a page.
  ///
  /// UIScrollView's `_pagingSpringPull` and `_pagingFriction` are 0.000287 and 0.9707 per
  /// millisecond at a width of 390 points: a spring of frequency 17, with 0.88 of critical damping.
  static let pagingFrequency: CGFloat = 17  // Measurements.md#scroll-paging-spring

  /// The number of iterations that compute when a spring settles; more do not change the result by
  /// a frame.
  private static let settlingIterations = 8

  private let motion: Motion
  /// The final offset.
  let end: CGFloat
  /// The time after which the offset differs from its end by less than the threshold.
  let duration: TimeInterval

  /// Creates a curve that decelerates from a velocity.
  static func decay(
    from start: CGFloat, velocity: CGFloat, rate: Rate, threshold: CGFloat
  ) -> ScrollCurve {
    let distance = velocity * rate.reach
    return ScrollCurve(
      motion: .decay(velocity: velocity, rate), end: start + distance,
      duration: abs(distance) > threshold
        ? deterministicLogarithm(threshold / abs(distance)) / rate.decay : 0)
  }

  /// Creates a curve that a critically damped spring pulls to its end.
  static func spring(
    from start: CGFloat, to end: CGFloat, velocity: CGFloat,
    frequency: CGFloat = Self.springFrequency, threshold: CGFloat
  ) -> ScrollCurve {
    let displacement = abs(start - end), push = abs(velocity + frequency * (start - end))
    // By then, each of the two terms has decayed to half a threshold.
    let still =
      displacement > 0 ? deterministicLogarithm(2 * displacement / threshold) / frequency : 0
    let pushed =
      push > 0
      ? 2 / frequency * deterministicLogarithm(4 * push / (M_E * frequency * threshold)) : 0
    var duration = max(still, pushed, 0)
    // Fixed-point iteration that converges from above to the time at which both terms together
    // reach the threshold.
    for _ in 0..<settlingIterations where duration > 0 {
      let ratio = (displacement + push * duration) / threshold
      duration = max(deterministicLogarithm(ratio) / frequency, 0)
    }
    return ScrollCurve(
      motion: .spring(displacement: start - end, velocity: velocity, frequency: frequency),
      end: end, duration: duration)
  }

  /// Creates a curve that a spring pulls to its end, stiff enough not to overshoot.
  static func settling(
    from start: CGFloat, to end: CGFloat, velocity: CGFloat, threshold: CGFloat
  ) -> ScrollCurve {
    let needed = start == end ? 0 : velocity / (end - start)
    return spring(
      from: start, to: end, velocity: velocity, frequency: max(pagingFrequency, needed),
      threshold: threshold)
  }

  /// Creates a curve that follows an animation; the default animation if the duration of this one
  /// is unknown.
  static func animation(
    _ animation: Animation, from start: CGFloat, to end: CGFloat, environment: EnvironmentValues
  ) -> ScrollCurve {
    let distance = end - start
    let context = AnimationContext<CGFloat>(environment: environment)
    guard let duration = animation.span(value: distance, context: context)?.end, duration.isFinite
    else {
      return .animation(.default, from: start, to: end, environment: environment)
    }
    return ScrollCurve(
      motion: .animation(animation, distance: distance, context), end: end,
      duration: distance == 0 ? 0 : duration)
  }

  /// Returns the offset at a time after the start.
  func value(at time: TimeInterval) -> CGFloat {
    if time >= duration { return end }
    switch motion {
    case .decay(let velocity, let rate):
      return end - velocity * rate.reach * deterministicExponential(rate.decay * time)
    case .spring(let displacement, let velocity, let frequency):
      let push = velocity + frequency * displacement
      return end + (displacement + push * time) * deterministicExponential(-frequency * time)
    case .animation(let animation, let distance, var context):
      return animation.animate(value: distance, time: time, context: &context)
        .map { end - distance + $0 } ?? end
    }
  }

  /// Returns the velocity at a time after the start.
  func velocity(at time: TimeInterval) -> CGFloat {
    if time >= duration { return 0 }
    switch motion {
    case .decay(let velocity, let rate):
      return velocity * deterministicExponential(rate.decay * time)
    case .spring(let displacement, let velocity, let frequency):
      let push = velocity + frequency * displacement
      return (velocity - frequency * push * time) * deterministicExponential(-frequency * time)
    case .animation(let animation, let distance, let context):
      return animation.velocity(value: distance, time: time, context: context) ?? 0
    }
  }

  /// Returns the time at which a decay passes an offset.
  func time(at offset: CGFloat) -> TimeInterval {
    guard case .decay(let velocity, let rate) = motion else { return 0 }
    return deterministicLogarithm((end - offset) / (velocity * rate.reach)) / rate.decay
  }
}
