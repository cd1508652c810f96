import Foundation

/// A timing curve: a function from the elapsed fraction of the duration, 0 to 1, to the progress.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable, Sendable {
    case linear
    /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points.
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// Quarter circles: slow at the start, at the end, at both, or in the middle.
    case circleIn, circleOut, circleInOut, circleOutIn
  }

  private let shape: Shape

  /// A cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// The x coordinates of the control points are limited to 0…1.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    // In this argument order, `max` returns the limit for NaN.
    UnitCurve(
      shape: .bezier(
        x1: min(max(0, startControlPoint.x), 1),
        y1: min(max(-greatestValue, startControlPoint.y), greatestValue),
        x2: min(max(0, endControlPoint.x), 1),
        y2: min(max(-greatestValue, endControlPoint.y), greatestValue)))
  }

  /// The greatest y coordinate of a control point; with it, all values of a curve are finite.
  private static let greatestValue = 1e9

  /// A curve of constant velocity.
  public static let linear = UnitCurve(shape: .linear)
  // Measurements.md#animation-curves
  /// A curve that starts slowly.
  public static let easeIn = UnitCurve(shape: .bezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
  /// A curve that ends slowly.
  public static let easeOut = UnitCurve(shape: .bezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
  /// A curve that starts and ends slowly.
  public static let easeInOut = UnitCurve(shape: .bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
  /// A curve that starts slowly, along a quarter circle.
  public static let circularEaseIn = UnitCurve(shape: .circleIn)
  /// A curve that ends slowly, along a quarter circle.
  public static let circularEaseOut = UnitCurve(shape: .circleOut)
  /// A curve that starts and ends slowly, along two quarter circles.
  public static let circularEaseInOut = UnitCurve(shape: .circleInOut)

  /// The inverse function: the curve reflected in the diagonal.
  public var inverse: UnitCurve {
    switch shape {
    case .linear: self
    case .bezier(let x1, let y1, let x2, let y2):
      .bezier(
        startControlPoint: UnitPoint(x: y1, y: x1), endControlPoint: UnitPoint(x: y2, y: x2))
    case .circleIn: UnitCurve(shape: .circleOut)
    case .circleOut: UnitCurve(shape: .circleIn)
    case .circleInOut: UnitCurve(shape: .circleOutIn)
    case .circleOutIn: UnitCurve(shape: .circleInOut)
    }
  }

  /// Returns the progress at a fraction of the duration, which is limited to 0…1.
  public func value(at progress: Double) -> Double { point(at: progress).value }

  /// Returns the slope of the curve at a fraction of the duration, which is limited to 0…1.
  public func velocity(at progress: Double) -> Double { point(at: progress).velocity }

  private func point(at progress: Double) -> (value: Double, velocity: Double) {
    let time = progress.isFinite ? min(max(progress, 0), 1) : 0
    switch shape {
    case .linear: return (time, 1)
    case .bezier(let x1, let y1, let x2, let y2):
      return Self.bezierPoint(time, Cubic(x1, x2), Cubic(y1, y2))
    case .circleIn: return Self.circlePoint(time)
    case .circleOut: return Self.reversed(Self.circlePoint, time)
    case .circleInOut: return Self.joined(Self.circlePoint, time)
    case .circleOutIn: return Self.joined({ Self.reversed(Self.circlePoint, $0) }, time)
    }
  }
}

extension UnitCurve {
  private typealias Point = (value: Double, velocity: Double)

  /// One coordinate of a cubic Bézier curve from 0 to 1.
  private struct Cubic {
    let a: Double
    let b: Double
    let c: Double

    init(_ first: Double, _ second: Double) {
      c = 3 * first
      b = 3 * (second - first) - c
      a = 1 - c - b
    }

    func value(_ t: Double) -> Double { ((a * t + b) * t + c) * t }
    func slope(_ t: Double) -> Double { (3 * a * t + 2 * b) * t + c }
  }

  private static func bezierPoint(_ time: Double, _ x: Cubic, _ y: Cubic) -> Point {
    // Since x increases with t, bisection finds t to the last bit.
    var (low, high) = (0.0, 1.0)
    for _ in 0...Double.significandBitCount {
      let middle = (low + high) / 2
      if x.value(middle) < time { low = middle } else { high = middle }
    }
    let t = time <= 0 ? 0 : time >= 1 ? 1 : (low + high) / 2
    let slope = x.slope(t)
    return (y.value(t), slope == 0 ? 0 : y.slope(t) / slope)
  }

  /// Returns the point on the lower right quarter of the unit circle around (0, 1).
  private static func circlePoint(_ time: Double) -> Point {
    let height = (1 - time * time).squareRoot()
    return (1 - height, height == 0 ? .infinity : time / height)
  }

  private static func reversed(_ curve: (Double) -> Point, _ time: Double) -> Point {
    let point = curve(1 - time)
    return (1 - point.value, point.velocity)
  }

  /// Returns the point on a curve followed by its reverse, each in half the time.
  private static func joined(_ curve: (Double) -> Point, _ time: Double) -> Point {
    if time < 0.5 {
      let point = curve(2 * time)
      return (point.value / 2, point.velocity)
    }
    let point = reversed(curve, 2 * time - 1)
    return (0.5 + point.value / 2, point.velocity)
  }
}
