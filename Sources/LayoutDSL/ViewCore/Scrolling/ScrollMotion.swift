import Foundation

/// The motion of a scroll view's offset: by a finger, momentum or an animation.
///
/// At each update, the offset is that of the path at the current time, so it does not depend on the
/// number of updates.
///
/// A fling: `ScrollDrag.swift` passes the velocity of the finger to `decelerate`, which moves the
/// offset along a `ScrollPath`; `ScrollCurve` has the deceleration and the spring at the edges.
final class ScrollMotion: FrameUpdating {
  private enum State {
    case rest
    /// The offset that the finger requests, before its translation.
    case held(pull: CGPoint)
    case running(Run)
  }

  private struct Run {
    let start: TimeInterval
    var horizontal: ScrollPath
    var vertical: ScrollPath
    /// The distance that the content itself has moved since the start.
    var shift = CGPoint.zero
    /// The scroll limits along both axes when the paths were made.
    let limits: [ClosedRange<CGFloat>]
    let rate: ScrollCurve.Rate

    var duration: TimeInterval { max(horizontal.duration, vertical.duration) }

    func offset(at time: TimeInterval) -> CGPoint {
      CGPoint(
        x: horizontal.value(at: time - start) + shift.x,
        y: vertical.value(at: time - start) + shift.y)
    }

    func velocity(at time: TimeInterval) -> CGVector {
      CGVector(
        dx: horizontal.velocity(at: time - start), dy: vertical.velocity(at: time - start))
    }
  }

  private unowned let node: ScrollNode
  private var state = State.rest
  /// The offset when the drag began.
  private var dragOrigin = CGPoint.zero
  /// An action to run when the current animation has ended.
  var didArrive: (() -> Void)?

  init(_ node: ScrollNode) {
    self.node = node
  }

  private var now: TimeInterval { node.graph.clock.now }

  /// Half a pixel, which is invisible.
  ///
  /// Measurements.md#scroll-rest-threshold
  private var threshold: CGFloat { 0.5 / node.environment.displayScale }

  /// The velocity of the content; nil if it is at rest or a finger moves it.
  var velocity: CGVector? {
    guard case .running(let run) = state else { return nil }
    return run.velocity(at: now)
  }

  /// Whether neither a finger nor a path moves the content.
  var isResting: Bool {
    if case .rest = state { true } else { false }
  }

  // MARK: Finger

  func hold() {
    dragOrigin = node.contentOffset
    var pull = dragOrigin
    for axis in Axis.allCases {
      pull[axis] = node.rubberBand(along: axis).pull(forOffset: pull[axis])
    }
    state = .held(pull: pull)
    didArrive = nil
    node.phase = .tracking
  }

  func drag(by translation: CGSize) {
    guard case .held(let pull) = state else { return }
    var offset = node.contentOffset
    for axis in Axis.allCases where node.dragAxes.contains(Axis.Set(axis)) {
      guard translation[axis].isFinite else { continue }
      offset[axis] = node.rubberBand(along: axis).offset(pulledTo: pull[axis] - translation[axis])
    }
    node.phase = .interacting
    node.setOffset(offset, reason: .user)
  }

  /// Goes on at the velocity of the finger that leaves, in points per second.
  func decelerate(velocity: CGVector) {
    guard case .held = state else { return }
    if node.isPulledToRefresh { node.refresh() }
    let rate = node.limitsScrolls ? ScrollCurve.Rate.fast : node.decelerationRate
    let offset = node.contentOffset
    var speed = CGVector.zero
    var proposed = offset
    if node.phase == .interacting {
      for axis in Axis.allCases where node.dragAxes.contains(Axis.Set(axis)) {
        speed[axis] = velocity[axis].isFinite ? -velocity[axis] : 0
        proposed[axis] =
          ScrollCurve.decay(
            from: offset[axis], velocity: speed[axis], rate: rate, threshold: threshold
          ).end
      }
    }
    let target = node.proposedTarget(for: proposed, velocity: speed, from: dragOrigin)
    let end = node.limited(target)
    run(rate: rate, phase: .decelerating) { axis, limits in
      if target[axis] == proposed[axis] {
        return ScrollPath(
          throwing: offset[axis], velocity: speed[axis], rate: rate, within: limits,
          threshold: threshold)
      }
      return ScrollPath(
        .settling(
          from: offset[axis], to: end[axis], velocity: speed[axis], threshold: threshold))
    }
  }

  // MARK: Animations

  func animate(to target: CGPoint, by animation: Animation) {
    let offset = node.contentOffset
    run(rate: .normal, phase: .animating) { axis, _ in
      ScrollPath(
        .animation(
          animation, from: offset[axis], to: target[axis], environment: node.environment))
    }
  }

  /// Animates content that is beyond its ends back to them, unless a finger holds it.
  func settle() {
    if case .held = state { return }
    let offset = node.contentOffset
    let velocity = velocity ?? .zero
    let end = node.limited(offset)
    guard end != offset else { return }
    run(rate: .normal, phase: .animating) { axis, _ in
      ScrollPath(
        .spring(
          from: offset[axis], to: end[axis], velocity: velocity[axis], threshold: threshold))
    }
  }

  // MARK: Running

  private func run(
    rate: ScrollCurve.Rate, phase: ScrollPhase,
    _ path: (Axis, ClosedRange<CGFloat>) -> ScrollPath
  ) {
    let limits = Axis.allCases.map(node.limits)
    let run = Run(
      start: now, horizontal: path(.horizontal, limits[0]),
      vertical: path(.vertical, limits[1]), limits: limits, rate: rate)
    // The app may still move a scroll view that has left the screen.
    guard node.isAttached else {
      return node.setOffset(run.offset(at: .infinity), reason: .program)
    }
    if isFinished { node.graph.animations.add(self) }
    didArrive = nil
    state = .running(run)
    guard run.duration > 0 else { return present(at: now) }
    node.phase = phase
  }

  var isFinished: Bool {
    if case .running = state { false } else { true }
  }

  var deadline: TimeInterval {
    if case .running(let run) = state { run.start + run.duration } else { .infinity }
  }

  func present(at now: TimeInterval) {
    guard case .running(let run) = state else { return }
    // Observers of the offset may remove the scroll view, which would end the life of the node.
    let node = node
    let isOver = now >= run.start + run.duration - Tolerance.time
    node.setOffset(
      isOver ? run.offset(at: .infinity) : run.offset(at: now),
      reason: node.phase == .decelerating ? .user : .animation)
    guard node.isAttached else { return }
    if isOver {
      didArrive.map(node.graph.enqueue)
      stop()
      // The limits may change once the views that became visible are laid out.
      node.graph.enqueue { [weak self] in
        guard let self, case .rest = state else { return }
        settle()
      }
    } else if run.limits != Axis.allCases.map(node.limits), node.phase == .decelerating {
      throwAgain(run)
    }
  }

  /// Continues at the current velocity between changed limits.
  private func throwAgain(_ former: Run) {
    let offset = node.contentOffset
    let velocity = former.velocity(at: now)
    run(rate: former.rate, phase: .decelerating) { axis, limits in
      let path = axis == .horizontal ? former.horizontal : former.vertical
      let edge = min(max(offset[axis], limits.lowerBound), limits.upperBound)
      if path.isBouncing(at: now - former.start), edge != offset[axis] {
        return ScrollPath(
          bouncingFrom: offset[axis], to: edge, velocity: velocity[axis], threshold: threshold)
      }
      if path.isThrow {
        return ScrollPath(
          throwing: offset[axis], velocity: velocity[axis], rate: former.rate, within: limits,
          threshold: threshold)
      }
      let end = min(max(path.end + former.shift[axis], limits.lowerBound), limits.upperBound)
      return ScrollPath(
        .settling(from: offset[axis], to: end, velocity: velocity[axis], threshold: threshold))
    }
  }

  /// Moves along with content that has moved by itself.
  func shift(by distance: CGPoint) {
    switch state {
    case .rest: break
    case .held(let pull):
      state = .held(pull: CGPoint(x: pull.x + distance.x, y: pull.y + distance.y))
      dragOrigin = CGPoint(x: dragOrigin.x + distance.x, y: dragOrigin.y + distance.y)
    case .running(var run):
      run.shift = CGPoint(x: run.shift.x + distance.x, y: run.shift.y + distance.y)
      state = .running(run)
    }
  }

  /// Stops the content at its current offset.
  func stop() {
    state = .rest
    didArrive = nil
    node.phase = .idle
  }
}
