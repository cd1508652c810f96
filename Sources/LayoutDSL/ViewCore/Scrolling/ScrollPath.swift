import Foundation

/// One curve, or a decay that reaches an edge and bounces.
struct ScrollPath {
  private let first: ScrollCurve
  private let bounce: (start: TimeInterval, curve: ScrollCurve)?
  /// Whether the path is a throw, which depends on the scroll limits.
  let isThrow: Bool

  init(_ curve: ScrollCurve) {
    first = curve
    bounce = nil
    isThrow = false
  }

  /// Creates the path of an offset after a finger has released it.
  init(
    throwing start: CGFloat, velocity: CGFloat, rate: ScrollCurve.Rate,
    within limits: ClosedRange<CGFloat>, threshold: CGFloat
  ) {
    isThrow = true
    let decay = ScrollCurve.decay(
      from: start, velocity: velocity, rate: rate, threshold: threshold)
    let edge = min(max(decay.end, limits.lowerBound), limits.upperBound)
    if edge == decay.end {
      (first, bounce) = (decay, nil)
    } else if decay.end > edge ? start >= edge : start <= edge {
      first = .spring(from: start, to: edge, velocity: velocity, threshold: threshold)
      bounce = (0, first)
    } else {
      let time = decay.time(at: edge)
      first = decay
      bounce = (
        time,
        .spring(
          from: edge, to: edge, velocity: decay.velocity(at: time), threshold: threshold)
      )
    }
  }

  /// Creates the path of an offset that bounces back from beyond an edge.
  init(bouncingFrom start: CGFloat, to edge: CGFloat, velocity: CGFloat, threshold: CGFloat) {
    first = .spring(from: start, to: edge, velocity: velocity, threshold: threshold)
    bounce = (0, first)
    isThrow = true
  }

  var end: CGFloat { bounce?.curve.end ?? first.end }
  var duration: TimeInterval { bounce.map { $0.start + $0.curve.duration } ?? first.duration }

  /// Whether an edge pulls the offset at a time after the start.
  func isBouncing(at time: TimeInterval) -> Bool {
    bounce.map { time >= $0.start } ?? false
  }

  /// Returns the offset at a time after the start.
  func value(at time: TimeInterval) -> CGFloat {
    guard let bounce, time >= bounce.start else { return first.value(at: time) }
    return bounce.curve.value(at: time - bounce.start)
  }

  /// Returns the velocity at a time after the start.
  func velocity(at time: TimeInterval) -> CGFloat {
    guard let bounce, time >= bounce.start else { return first.velocity(at: time) }
    return bounce.curve.velocity(at: time - bounce.start)
  }
}
