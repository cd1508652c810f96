import Foundation

/// How an offset moves along one axis when nobody holds it: its value at any time, in closed form.
///
/// Distances are points, times seconds. The constants are UIKit's as published: the deceleration
/// rates by `UIScrollView.DecelerationRate`, the projected distance by "Designing Fluid Interfaces"
/// (WWDC 2018), the spring of mass 1, stiffness 100 and damping ratio 1 and the end of the motion
/// at half a pixel by Ilya Lobanov, "How UIScrollView works" (2020).
struct ScrollCurve {
  /// How much of its speed a scroll keeps each millisecond.
  enum Rate {
    case normal, fast

    /// How far the offset goes at a speed of one point a second: the sum of what it goes in each
    /// millisecond.
    fileprivate var reach: CGFloat {
      let rate: CGFloat = self == .normal ? 0.998 : 0.99
      return rate / (1 - rate) / 1000
    }

    /// The logarithm of what is kept each second.
    fileprivate var decay: CGFloat {
      self == .normal ? -2.0020026706730775 : -10.050335853501442
    }
  }

  private enum Motion {
    case decay(velocity: CGFloat, Rate)
    case spring(displacement: CGFloat, velocity: CGFloat, frequency: CGFloat)
    case animation(Animation, distance: CGFloat, AnimationContext<CGFloat>)
  }

  /// The square root of the stiffness of the spring.
  static let springFrequency: CGFloat = 10

  /// The same for the spring that draws content to a page.
  ///
  /// UIScrollView's `_pagingSpringPull` and `_pagingFriction` are 0.000287 and 0.9707 a millisecond
  /// at a width of 390 points: a spring of frequency 17, damped by 0.88 of what is critical.
  static let pagingFrequency: CGFloat = 17

  private let motion: Motion
  /// Where it comes to rest.
  let end: CGFloat
  /// When it is at its end for all that can be seen.
  let duration: TimeInterval

  /// Slows down from a speed.
  static func decay(
    from start: CGFloat, velocity: CGFloat, rate: Rate, threshold: CGFloat
  ) -> ScrollCurve {
    let distance = velocity * rate.reach
    return ScrollCurve(
      motion: .decay(velocity: velocity, rate), end: start + distance,
      duration: abs(distance) > threshold ? log(threshold / abs(distance)) / rate.decay : 0)
  }

  /// Is drawn to its end by a critically damped spring.
  static func spring(
    from start: CGFloat, to end: CGFloat, velocity: CGFloat,
    frequency: CGFloat = Self.springFrequency, threshold: CGFloat
  ) -> ScrollCurve {
    let displacement = abs(start - end), push = abs(velocity + frequency * (start - end))
    // Half a threshold is left of each of the two terms by then.
    let still = displacement > 0 ? log(2 * displacement / threshold) / frequency : 0
    let pushed =
      push > 0 ? 2 / frequency * log(4 * push / (M_E * frequency * threshold)) : 0
    var duration = max(still, pushed, 0)
    // From above, this comes ever closer to when a threshold is left of both together.
    for _ in 0..<8 where duration > 0 {
      duration = max(log((displacement + push * duration) / threshold) / frequency, 0)
    }
    return ScrollCurve(
      motion: .spring(displacement: start - end, velocity: velocity, frequency: frequency),
      end: end, duration: duration)
  }

  /// Is drawn to its end by a spring that is stiff enough not to swing past it.
  static func settling(
    from start: CGFloat, to end: CGFloat, velocity: CGFloat, threshold: CGFloat
  ) -> ScrollCurve {
    let needed = start == end ? 0 : velocity / (end - start)
    return spring(
      from: start, to: end, velocity: velocity, frequency: max(pagingFrequency, needed),
      threshold: threshold)
  }

  /// Goes to its end as an animation has it; as the default one, if nobody knows when that is over.
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

  /// The offset at a time after the start.
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

  /// The speed at a time after the start.
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

  /// When a decay comes to an offset on its way.
  func time(at offset: CGFloat) -> TimeInterval {
    guard case .decay(let velocity, let rate) = motion else { return 0 }
    return log((end - offset) / (velocity * rate.reach)) / rate.decay
  }
}
