import Foundation

/// An animation along a timing curve, with a fixed duration.
struct TimingCurveAnimation: TimedAnimation {
  let curve: UnitCurve
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else {
      context.isLogicallyComplete = true
      return nil
    }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard time < duration else { return .zero }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }

  func span<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> AnimationSpan? {
    // In this argument order, `max` returns 0 for NaN.
    AnimationSpan(logicalEnd: max(0, duration), end: max(0, duration))
  }
}

extension Animation {
  /// An animation along a timing curve, with a duration in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(TimingCurveAnimation(curve: curve, duration: duration))
  }

  /// An animation along a cubic Bézier curve from (0, 0) to (1, 1), given by its two control
  /// points, with a duration in seconds.
  public static func timingCurve(
    // Measurements.md#animation-curve-duration
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(
      .bezier(
        startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration: duration)
  }

  /// A linear animation of 0.35 s.
  public static var linear: Animation { linear(duration: 0.35) }

  /// A linear animation with a duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// An animation of 0.35 s that starts slowly.
  public static var easeIn: Animation { easeIn(duration: 0.35) }

  /// An animation that starts slowly, with a duration in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// An animation of 0.35 s that ends slowly.
  public static var easeOut: Animation { easeOut(duration: 0.35) }

  /// An animation that ends slowly, with a duration in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// An animation of 0.35 s that starts and ends slowly.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }

  /// An animation that starts and ends slowly, with a duration in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }
}

extension VectorArithmetic {
  /// Returns the value multiplied by a factor.
  public func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }

  /// The length of the vector.
  var magnitude: Double { magnitudeSquared.squareRoot() }
}
