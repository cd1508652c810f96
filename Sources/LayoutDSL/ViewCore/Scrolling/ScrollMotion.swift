import Foundation

/// What moves the offset of one scroll view: a finger, momentum, or an animation.
///
/// The offset is that of the path at the time of each update of the screen, so it does not depend
/// on how many updates there are.
final class ScrollMotion: FrameUpdating {
  private enum State {
    case rest
    /// Where the finger would have the content if it had not moved.
    case held(pull: CGPoint)
    case running(Run)
  }

  private struct Run {
    let start: TimeInterval
    var horizontal: ScrollPath
    var vertical: ScrollPath
    /// How far the content itself has moved since.
    var shift = CGPoint.zero
    /// What the ends of the content were when the paths were made.
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

  /// Sums of frame durations differ from due times by rounding.
  private static let slack = 1e-9

  private unowned let node: ScrollNode
  private var state = State.rest
  /// Where the scroll view was when the finger took hold.
  private var dragOrigin = CGPoint.zero
  /// What is left to do when the animation that runs has come to its end.
  var didArrive: (() -> Void)?

  init(_ node: ScrollNode) {
    self.node = node
  }

  private var now: TimeInterval { node.graph.clock.now }

  /// Half a pixel: less cannot be seen.
  private var threshold: CGFloat { 0.5 / node.environment.displayScale }

  /// How fast the content moves; nil if it does not, or a finger moves it.
  var velocity: CGVector? {
    guard case .running(let run) = state else { return nil }
    return run.velocity(at: now)
  }

  // MARK: Finger

  func hold() {
    present(at: now)
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
    node.show(offset, byUser: true)
  }

  func letGo(velocity: CGVector) {
    guard case .held = state else { return }
    if node.isPulledToRefresh { node.refresh() }
    let limitsScrolls = node.limitsScrolls
    let rate = limitsScrolls ? ScrollCurve.Rate.fast : .normal
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
    present(at: now)
    let offset = node.contentOffset
    run(rate: .normal, phase: .animating) { axis, _ in
      ScrollPath(
        .animation(
          animation, from: offset[axis], to: target[axis], environment: node.environment))
    }
  }

  /// Brings content back that nobody holds and that is beyond its ends.
  func settle() {
    if case .held = state { return }
    present(at: now)
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
    let isOver = now >= run.start + run.duration - Self.slack
    node.show(
      isOver ? run.offset(at: .infinity) : run.offset(at: now),
      byUser: node.phase == .decelerating)
    if isOver {
      didArrive.map(node.graph.enqueue)
      stop()
      // The ends may move once what can be seen here is laid out.
      node.graph.enqueue { [weak self] in
        guard let self, case .rest = state else { return }
        settle()
      }
    } else if run.limits != Axis.allCases.map(node.limits), node.phase == .decelerating {
      throwAgain(run)
    }
  }

  /// Goes on at the present speed between ends that have moved.
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

  /// Goes along with content that has moved by itself.
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

  /// Leaves the content where it is.
  func stop() {
    state = .rest
    didArrive = nil
    node.phase = .idle
  }
}
