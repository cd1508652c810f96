import Foundation

/// Simulated fingers on a screen, which perform scripted touches at exact times of its clock.
///
/// Before each event, the clock advances to the time of the event; after it, the screen is settled.
///
/// Measurements.md#simulated-touches
package struct Fingers {
  package let graph: ViewGraph
  /// The number of touch events per second while a finger moves, 1…1,000.
  package var rate: Double

  /// Touch samples per second of an ordinary screen.
  package static let defaultRate = 60.0
  /// The duration of a fling, and the time between two taps, in seconds.
  private static let shortTime = 0.1
  /// The longest movement, in seconds: its samples are simulated one by one.
  private static let longestMovement = 600.0

  package init(graph: ViewGraph, rate: Double = Self.defaultRate) {
    self.graph = graph
    self.rate = rate > 0 ? min(max(rate, 1), 1_000) : Self.defaultRate
  }

  /// Sends a touch of one finger, at the current time.
  package func send(_ phase: Touch.Phase, at location: CGPoint, finger: Int = 0) {
    send(phase, [(finger, location)])
  }

  private func send(_ phase: Touch.Phase, _ fingers: [(id: Int, location: CGPoint)]) {
    graph.asOneStep {
      graph.update()
      let time = graph.clock.now
      graph.clock.makeCurrent {
        graph.gestures.handle(
          fingers.map { Touch(id: $0.id, phase: phase, location: $0.location, time: time) })
      }
      graph.update()
    }
  }

  /// Advances the clock by a number of seconds.
  package func wait(_ seconds: TimeInterval) {
    graph.asOneStep {
      graph.update()
      graph.clock.advance(by: max(seconds, 0))
      graph.update()
    }
  }

  private func go(to time: TimeInterval) {
    graph.update()
    graph.clock.advance(to: time)
    graph.update()
  }

  // MARK: One finger

  package func tap(at location: CGPoint) {
    send(.began, at: location)
    wait(1 / rate)
    send(.ended, at: location)
  }

  package func doubleTap(at location: CGPoint) {
    tap(at: location)
    wait(Self.shortTime)
    tap(at: location)
  }

  package func longPress(at location: CGPoint, duration: TimeInterval) {
    send(.began, at: location)
    wait(duration)
    send(.ended, at: location)
  }

  package func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval, curve: UnitCurve = .linear
  ) {
    move(duration: duration, curve: curve) { progress in [mix(start, end, progress)] }
  }

  /// Moves a finger that is down from where it is; does nothing if it is not down.
  package func move(
    to end: CGPoint, duration: TimeInterval, curve: UnitCurve = .linear, finger: Int = 0
  ) {
    guard let start = graph.gestures.location(ofFinger: finger) else { return }
    advance(duration: duration, curve: curve) { progress in
      send(.moved, at: mix(start, end, progress), finger: finger)
    }
  }

  /// Lifts a finger where it is; does nothing if it is not down.
  package func lift(finger: Int = 0) {
    guard let location = graph.gestures.location(ofFinger: finger) else { return }
    send(.ended, at: location, finger: finger)
  }

  /// Drags for 0.1 s at a constant velocity, in points per second.
  package func fling(from start: CGPoint, velocity: CGVector) {
    let duration = Self.shortTime
    drag(
      from: start,
      to: CGPoint(x: start.x + velocity.dx * duration, y: start.y + velocity.dy * duration),
      duration: duration)
  }

  // MARK: Two fingers

  /// The distance from the midpoint at which the two fingers come down, in points.
  private static var radius: CGFloat { 50 }

  package func pinch(at center: CGPoint, scale: CGFloat, duration: TimeInterval) {
    move(duration: duration, curve: .linear) { progress in
      pair(around: center, radius: Self.radius * (1 + (scale - 1) * progress), angle: 0)
    }
  }

  package func rotate(at center: CGPoint, by angle: Angle, duration: TimeInterval) {
    move(duration: duration, curve: .linear) { progress in
      pair(around: center, radius: Self.radius, angle: angle.radians * progress)
    }
  }

  private func pair(around center: CGPoint, radius: CGFloat, angle: Double) -> [CGPoint] {
    let (sine, cosine) = deterministicSineCosine(angle)
    return [-radius, radius].map { CGPoint(x: center.x + $0 * cosine, y: center.y + $0 * sine) }
  }

  // MARK: Movement

  /// Puts fingers down, moves them along a path from 0 to 1, and lifts them.
  private func move(
    duration: TimeInterval, curve: UnitCurve, along way: (CGFloat) -> [CGPoint]
  ) {
    send(.began, numbered(way(0)))
    advance(duration: duration, curve: curve) { send(.moved, numbered(way($0))) }
    send(.ended, numbered(way(1)))
  }

  /// Advances the clock from sample to sample of a movement and passes on the progress, up to 1.
  private func advance(
    duration: TimeInterval, curve: UnitCurve, _ sample: (CGFloat) -> Void
  ) {
    graph.asOneStep { advanceInStep(duration: duration, curve: curve, sample) }
  }

  private func advanceInStep(
    duration: TimeInterval, curve: UnitCurve, _ sample: (CGFloat) -> Void
  ) {
    let start = graph.clock.now
    // Limits the duration to ten minutes; NaN counts as zero.
    let duration = duration > 0 ? min(duration, Self.longestMovement) : 0
    let count = max(Int((duration * rate).rounded()), 1)
    for index in 1...count {
      let part = Double(index) / Double(count)
      go(to: start + duration * part)
      sample(index == count ? 1 : curve.value(at: part))
    }
  }

  private func numbered(_ points: [CGPoint]) -> [(id: Int, location: CGPoint)] {
    points.enumerated().map { (id: $0.offset, location: $0.element) }
  }

  private func mix(_ start: CGPoint, _ end: CGPoint, _ part: CGFloat) -> CGPoint {
    part == 1
      ? end
      : CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
  }
}
