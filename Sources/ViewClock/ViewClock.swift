import Foundation

/// The time of one headless screen, which passes only when it is told to.
///
/// Work waits in two places, as on a device: a queue for the next turn of the main queue, and a
/// schedule by due time. `advance` runs both in one order that depends on nothing but the calls
/// made: due time first, then the order of scheduling; the main queue is drained after each
/// action. While an action runs, `now` is exactly its due time and `current` is its clock.
///
/// Anything may be enqueued or scheduled from any thread. Advancing belongs to the main thread,
/// because that is where it runs what it finds.
package final class ViewClock: @unchecked Sendable {
  /// The clock of the screen that is running.
  ///
  /// Tasks started meanwhile inherit it.
  @TaskLocal package static var current: ViewClock?

  /// The date at time zero: Foundation's reference date, so that no digit is lost converting.
  package static let startDate = Date(timeIntervalSinceReferenceDate: 0)

  /// The run-loop mode while a finger or momentum scrolls, by the name that UIKit gives it.
  package static let trackingMode = RunLoop.Mode("UITrackingRunLoopMode")

  /// Sums of frame durations differ from due times by rounding: what is due this soon is due.
  private static let slack = 1e-9

  /// The number of actions at one instant, or in one drain, that is taken for an endless loop.
  private static let actionLimit = 10_000

  private let lock = NSLock()
  private var time: TimeInterval = 0
  private var runLoopMode = RunLoop.Mode.default
  private var agenda = Agenda()
  private var mainQueue = MainQueue()
  private var isDraining = false

  /// Creates a clock at time zero.
  package init() {}

  /// Seconds since the start.
  package var now: TimeInterval { lock.withLock { time } }

  /// The current date, for code that wants one.
  package var date: Date { ViewClock.startDate + now }

  /// What the system's uptime clocks read; never zero, which some code takes for "not yet".
  package var uptime: TimeInterval { 1_024 + now }

  /// The mode in which the main run loop runs.
  ///
  /// As in Foundation, what fell due in another mode waits, and fires as soon as its mode is back.
  package var mode: RunLoop.Mode {
    get { lock.withLock { runLoopMode } }
    set {
      lock.withLock {
        guard newValue != runLoopMode else { return }
        runLoopMode = newValue
        agenda.releaseHeld()
        mainQueue.releaseHeld()
      }
    }
  }

  /// When the earliest action of the current mode is due; now, if the main queue waits.
  package var nextDueTime: TimeInterval? {
    lock.withLock {
      if mainQueue.hasNext(in: runLoopMode) { return time }
      return agenda.nextDueTime(in: runLoopMode).map { max($0, time) }
    }
  }

  /// Whether something waits for the next turn of the main queue.
  package var hasMainQueueWork: Bool {
    lock.withLock { mainQueue.hasNext(in: runLoopMode) }
  }

  /// Runs `body` with this clock as the current one.
  package func makeCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    try ViewClock.$current.withValue(self, operation: body)
  }

  // MARK: Scheduling

  /// Runs an action on the next turn of the main queue.
  package func enqueue(mode: RunLoop.Mode = .common, _ action: @escaping () -> Void) {
    lock.withLock { mainQueue.append(action, mode: mode) }
  }

  /// Runs an action once, at a time of this clock; at once if that is past.
  @discardableResult
  package func schedule(
    at dueTime: TimeInterval, mode: RunLoop.Mode = .common, _ action: @escaping () -> Void
  ) -> Token {
    add(dueTime: dueTime, interval: nil, mode: mode, action)
  }

  /// Runs an action once, after a delay.
  @discardableResult
  package func schedule(
    after delay: TimeInterval, mode: RunLoop.Mode = .common, _ action: @escaping () -> Void
  ) -> Token {
    add(dueTime: now + delay, interval: nil, mode: mode, action)
  }

  /// Runs an action at a time and at every multiple of `interval` later, until cancelled.
  ///
  /// Periods that pass unserved are skipped, not made up for.
  @discardableResult
  package func schedule(
    at firstTime: TimeInterval, every interval: TimeInterval, mode: RunLoop.Mode = .common,
    _ action: @escaping () -> Void
  ) -> Token {
    // Foundation's shortest period.
    add(dueTime: firstTime, interval: max(interval, 0.0001), mode: mode, action)
  }

  private func add(
    dueTime: TimeInterval, interval: TimeInterval?, mode: RunLoop.Mode,
    _ action: @escaping () -> Void
  ) -> Token {
    lock.withLock {
      let start = max(time, dueTime)  // `time` too if `dueTime` is not a number
      let token = Token(start: start, interval: interval, mode: mode, action: action)
      if start.isFinite { agenda.insert(token, dueTime: start) }
      return token
    }
  }

  // MARK: Running

  /// Runs everything on the main queue, and what that enqueues, until nothing is left.
  ///
  /// - Returns: whether it gave up because work enqueued more work without end.
  @discardableResult
  package func drainMainQueue() -> Bool {
    // The main queue does not run one block inside another.
    let isNested = lock.withLock {
      defer { isDraining = true }
      return isDraining
    }
    if isNested { return false }
    defer { lock.withLock { isDraining = false } }
    return makeCurrent {
      for _ in 0..<ViewClock.actionLimit {
        guard let action = lock.withLock({ mainQueue.next(in: runLoopMode) }) else { return false }
        action()
      }
      return lock.withLock { mainQueue.hasNext(in: runLoopMode) }
    }
  }

  /// Lets time pass, running what falls due.
  ///
  /// - Returns: whether it gave up because actions scheduled more actions without end.
  @discardableResult
  package func advance(by duration: TimeInterval) -> Bool {
    advance(to: now + duration)
  }

  /// Lets time pass up to a time, running what falls due.
  ///
  /// - Returns: whether it gave up because actions scheduled more actions without end.
  @discardableResult
  package func advance(to target: TimeInterval) -> Bool {
    makeCurrent {
      var gaveUp = drainMainQueue()
      var instant = now
      var count = 0
      while let token = takeDue(by: target) {
        count = instant == now ? count + 1 : 1
        instant = now
        token.fire()
        gaveUp = drainMainQueue() || gaveUp
        if count == ViewClock.actionLimit {
          gaveUp = true
          break
        }
      }
      if target.isFinite { lock.withLock { time = max(time, target) } }
      return gaveUp
    }
  }

  /// Lets time pass until nothing waits, at most for `limit` seconds.
  ///
  /// - Returns: whether it gave up with work still waiting.
  @discardableResult
  package func runUntilIdle(limit: TimeInterval = 60) -> Bool {
    let end = now + limit
    var gaveUp = drainMainQueue()
    while !gaveUp, let next = nextDueTime {
      gaveUp = advance(to: min(next, end)) || next > end
    }
    return gaveUp
  }

  /// Takes the next action due and sets the clock to its time.
  private func takeDue(by target: TimeInterval) -> Token? {
    guard target.isFinite else { return nil }
    return lock.withLock {
      let due = agenda.nextDueTime(in: runLoopMode)
      guard let due, due <= target + ViewClock.slack, let token = agenda.next(in: runLoopMode)
      else { return nil }
      time = max(time, due)
      if let next = token.dueTime(after: time + ViewClock.slack) {
        agenda.insert(token, dueTime: next)
      }
      return token
    }
  }
}

extension RunLoop.Mode {
  /// Whether work of this mode runs while the run loop is in another.
  ///
  /// The default and the tracking mode are the common modes.
  func runs(in mode: RunLoop.Mode) -> Bool {
    self == mode || (self == .common && (mode == .default || mode == ViewClock.trackingMode))
  }
}
