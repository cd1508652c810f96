import Foundation

/// The time of one headless screen, which passes only when it is told to.
///
/// It starts at the first of January 2001, 00:00 UTC. Code that runs on it reads it wherever it
/// looks: `Date()`, `CACurrentMediaTime()`, and in all that it schedules (`SystemScheduling`).
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

  /// The clock that this thread runs, which also tasks that inherit none belong to.
  static var running: ViewClock? {
    pthread_getspecific(runningKey).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  private static let runningKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The date at time zero of virtual time: Foundation's reference date, so that no digit is lost
  /// converting.
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
  private var willDrainInRealTime = false
  /// When the clock was made, if it goes as the machine's does.
  private let origin: ContinuousClock.Instant?
  /// The date at time zero.
  package let startDate: Date

  /// What settles the screen after each action, instead of only draining the main queue.
  package var settle: (() -> Void)?

  /// Creates a clock at time zero.
  package convenience init() {
    self.init(origin: nil, startDate: ViewClock.startDate)
  }

  /// Creates a clock that goes as the machine's: letting time pass is waiting.
  package static func realTime() -> ViewClock {
    ViewClock(origin: .now, startDate: Date())
  }

  private init(origin: ContinuousClock.Instant?, startDate: Date) {
    self.origin = origin
    self.startDate = startDate
    SystemScheduling.install
  }

  /// Whether the clock goes as the machine's does.
  package var isRealTime: Bool { origin != nil }

  /// Seconds since the start.
  package var now: TimeInterval {
    origin.map { (ContinuousClock.now - $0).seconds } ?? lock.withLock { time }
  }

  /// The current date, for code that wants one.
  package var date: Date { startDate + now }

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

  /// Whether nothing waits but what goes on for good, such as repeating timers.
  package var isIdle: Bool {
    lock.withLock {
      !mainQueue.hasNext(in: runLoopMode) && !agenda.hasFiniteWork(in: runLoopMode)
    }
  }

  /// Whether something waits for the next turn of the main queue, and none is under way.
  package var hasMainQueueWork: Bool {
    lock.withLock { !isDraining && mainQueue.hasNext(in: runLoopMode) }
  }

  /// Runs `body` with this clock as the current one.
  package func makeCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = pthread_getspecific(ViewClock.runningKey)
    pthread_setspecific(ViewClock.runningKey, Unmanaged.passUnretained(self).toOpaque())
    defer { pthread_setspecific(ViewClock.runningKey, outer) }
    return try carry(body)
  }

  /// Runs `body`, which is on a thread of its own, with what it schedules going to this clock.
  package func carry<Result>(_ body: () throws -> Result) rethrows -> Result {
    try ViewClock.$current.withValue(self, operation: body)
  }

  // MARK: Scheduling

  /// Runs an action on the next turn of the main queue.
  package func enqueue(mode: RunLoop.Mode = .common, _ action: @escaping () -> Void) {
    lock.withLock { mainQueue.append(action, mode: mode) }
  }

  /// Runs a piece of a task on the next turn of the main queue.
  ///
  /// It need not be a task of this screen: it may be one that waited for it. So it runs even if the
  /// clock never does, as soon as the main thread is free, and may itself let time pass.
  func enqueueJob(_ job: @escaping () -> Void) {
    enqueue { [self] in
      let wasDraining = setDraining(false)
      job()
      _ = setDraining(wasDraining)
    }
    let isExpected = lock.withLock {
      defer { willDrainInRealTime = true }
      return willDrainInRealTime
    }
    if isExpected { return }
    ViewClock.$current.withValue(nil) {
      DispatchQueue.main.async { [self] in
        lock.withLock { willDrainInRealTime = false }
        turn()
      }
    }
  }

  /// Runs an action once, at a time of this clock; at once if that is past.
  ///
  /// - Parameter isPerpetual: whether it will schedule itself again for good.
  @discardableResult
  package func schedule(
    at dueTime: TimeInterval, mode: RunLoop.Mode = .common, isPerpetual: Bool = false,
    _ action: @escaping () -> Void
  ) -> Token {
    add(dueTime: dueTime, interval: nil, mode: mode, isPerpetual: isPerpetual, action)
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
    isPerpetual: Bool = false, _ action: @escaping () -> Void
  ) -> Token {
    lock.withLock {
      let start = max(time, dueTime)  // `time` too if `dueTime` is not a number
      let token = Token(
        start: start, interval: interval, mode: mode, isPerpetual: isPerpetual, action: action)
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
    if setDraining(true) { return false }
    defer { _ = setDraining(false) }
    return makeCurrent {
      for _ in 0..<ViewClock.actionLimit {
        guard let action = lock.withLock({ mainQueue.next(in: runLoopMode) }) else { return false }
        action()
      }
      return lock.withLock { mainQueue.hasNext(in: runLoopMode) }
    }
  }

  /// Changes whether the main queue is being drained, and returns whether it was.
  private func setDraining(_ isDraining: Bool) -> Bool {
    lock.withLock {
      defer { self.isDraining = isDraining }
      return self.isDraining
    }
  }

  /// What follows each action: the screen settles.
  ///
  /// - Returns: whether it gave up because work enqueued more work without end.
  @discardableResult
  private func turn() -> Bool {
    guard let settle else { return drainMainQueue() }
    settle()
    return hasMainQueueWork
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
      var gaveUp = turn()
      var instant = now
      var count = 0
      while let token = nextToken(dueBy: target) {
        let time = lock.withLock { self.time }
        count = instant == time ? count + 1 : 1
        instant = time
        token.fire()
        gaveUp = turn() || gaveUp
        if count == ViewClock.actionLimit {
          gaveUp = true
          break
        }
      }
      if target.isFinite { lock.withLock { time = max(time, target) } }
      return gaveUp
    }
  }

  /// Lets time pass until nothing waits but what goes on for good, at most for `limit` seconds.
  ///
  /// - Returns: whether it gave up with work still waiting.
  @discardableResult
  package func runUntilIdle(limit: TimeInterval = 60) -> Bool {
    let end = now + limit
    var gaveUp = advance(by: 0)
    while !gaveUp, !isIdle, let next = nextDueTime {
      gaveUp = advance(to: min(next, end)) || next > end
    }
    return gaveUp
  }

  /// The next action that is due by a time; in real time, waits for it.
  private func nextToken(dueBy target: TimeInterval) -> Token? {
    guard isRealTime, target.isFinite else { return takeDue(by: target) }
    while true {
      let now = now
      if let token = takeDue(by: min(now, target)) { return token }
      if now >= target { return nil }
      wait(atMost: min(target, nextDueTime ?? target) - now)
    }
  }

  /// Lets the machine's time pass, but not long: other threads may bring something that is due.
  private func wait(atMost seconds: TimeInterval) {
    ViewClock.$current.withValue(nil) { _ = RunLoop.current.run(mode: .default, before: Date()) }
    Thread.sleep(forTimeInterval: min(max(seconds, 0), 0.005))
    turn()
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

extension Duration {
  /// The duration in seconds.
  package var seconds: TimeInterval {
    TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
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
