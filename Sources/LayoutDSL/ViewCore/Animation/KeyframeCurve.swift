import Foundation

/// The curve of a value through its keyframes.
struct KeyframeCurve<Value: Animatable> {
  typealias Data = Value.AnimatableData
  private typealias Keyframe = _KeyframeList<Value>.Keyframe

  /// The part of the curve from one keyframe to the next.
  private struct Segment {
    let start: TimeInterval
    let duration: TimeInterval
    let from: Data
    let position: (TimeInterval) -> Data
  }

  private var segments: [Segment] = []
  private(set) var duration: TimeInterval = 0
  private var end: Data

  init(from initial: Value, through keyframes: [_KeyframeList<Value>.Keyframe]) {
    end = initial.animatableData
    /// The velocity at the end of the last segment.
    var velocity = Data.zero
    for (index, keyframe) in keyframes.enumerated() {
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      append(keyframe, before: next, velocity: &velocity)
    }
  }

  private mutating func append(
    _ keyframe: Keyframe, before next: Keyframe?, velocity: inout Data
  ) {
    let from = end
    let way = keyframe.target - from
    // In this argument order, `max` returns 0 for NaN.
    var length = max(0, keyframe.duration ?? 0)
    let position: (TimeInterval) -> Data
    switch keyframe.kind {
    case .move:
      velocity = .zero
      position = { _ in keyframe.target }
    case .linear(let curve):
      let duration = length
      velocity = length > 0 ? way.scaled(by: curve.velocity(at: 1) / length) : .zero
      position = { from + way.scaled(by: duration > 0 ? curve.value(at: $0 / duration) : 1) }
    case .cubic(let startVelocity, let endVelocity):
      let duration = length
      let start = Self.bounded(startVelocity ?? velocity).scaled(by: duration)
      velocity = Self.bounded(endVelocity ?? Self.velocity(from, keyframe, next))
      let end = velocity.scaled(by: duration)
      position = { time in
        // The cubic Hermite form.
        let t = duration > 0 ? time / duration : 1
        let rest = 1 - t
        return from + way.scaled(by: t * t * (3 - 2 * t)) + start.scaled(by: t * rest * rest)
          - end.scaled(by: t * t * rest)
      }
    case .spring(let spring, let startVelocity):
      let start = Self.bounded(startVelocity ?? velocity)
      if keyframe.duration == nil {
        length = spring.settlingDuration(
          target: way, initialVelocity: start, epsilon: Spring.settlingEpsilon)
      }
      velocity = spring.velocity(target: way, initialVelocity: start, time: length)
      position = { from + spring.value(target: way, initialVelocity: start, time: $0) }
    }
    segments.append(
      Segment(start: duration, duration: length, from: from, position: position))
    duration += length
    end = position(length)
    if case .spring = keyframe.kind, keyframe.duration == nil { end = keyframe.target }
  }

  /// Returns the end velocity of a cubic keyframe that makes the motion continue smoothly.
  private static func velocity(
    _ from: Data, _ keyframe: Keyframe, _ next: Keyframe?
  ) -> Data {
    guard let next, let nextDuration = next.duration, nextDuration > 0 else { return .zero }
    switch next.kind {
    case .cubic(let startVelocity, _):
      if let startVelocity { return startVelocity }
      // As in a Catmull-Rom spline, the tangent is parallel to the line between the neighbours.
      let duration = max(0, keyframe.duration ?? 0) + nextDuration
      return (next.target - from).scaled(by: 1 / duration)
    case .linear(let curve):
      return (next.target - keyframe.target).scaled(by: curve.velocity(at: 0) / nextDuration)
    case .spring(_, let startVelocity): return startVelocity ?? .zero
    case .move: return .zero
    }
  }

  /// Returns a velocity, or zero if it is not finite: a circular timing curve ends with an infinite
  /// one.
  private static func bounded(_ velocity: Data) -> Data {
    velocity.magnitudeSquared.isFinite ? velocity : .zero
  }

  /// Returns the animatable data at a time, in seconds.
  func value(at time: TimeInterval) -> Data {
    guard time < duration else { return end }
    guard let segment = segments.last(where: { $0.start <= time && $0.duration > 0 }) else {
      return segments.first?.from ?? end
    }
    return segment.position(max(time - segment.start, 0))
  }
}
