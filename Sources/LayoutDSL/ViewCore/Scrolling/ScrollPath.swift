import Foundation

/// One curve, or a decay that runs into an edge and bounces.
struct ScrollPath {
  private let first: ScrollCurve
  private let bounce: (start: TimeInterval, curve: ScrollCurve)?
  /// Whether the path is that of a throw, which depends on where the edges are.
  let isThrow: Bool

  init(_ curve: ScrollCurve) {
    first = curve
    bounce = nil
    isThrow = false
  }

  /// What an offset does by itself after a finger has let it go.
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

  /// What an offset beyond an edge does that is on its way back.
  init(bouncingFrom start: CGFloat, to edge: CGFloat, velocity: CGFloat, threshold: CGFloat) {
    first = .spring(from: start, to: edge, velocity: velocity, threshold: threshold)
    bounce = (0, first)
    isThrow = true
  }

  var end: CGFloat { bounce?.curve.end ?? first.end }
  var duration: TimeInterval { bounce.map { $0.start + $0.curve.duration } ?? first.duration }

  /// Whether an edge pulls at a time after the start.
  func isBouncing(at time: TimeInterval) -> Bool {
    bounce.map { time >= $0.start } ?? false
  }

  /// The offset at a time after the start.
  func value(at time: TimeInterval) -> CGFloat {
    guard let bounce, time >= bounce.start else { return first.value(at: time) }
    return bounce.curve.value(at: time - bounce.start)
  }

  /// The speed at a time after the start.
  func velocity(at time: TimeInterval) -> CGFloat {
    guard let bounce, time >= bounce.start else { return first.velocity(at: time) }
    return bounce.curve.velocity(at: time - bounce.start)
  }
}
