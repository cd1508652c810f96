import Foundation

/// The virtual time of a headless screen, which passes only when the clock is advanced.
///
/// The clock starts at 2001-01-01 00:00 UTC. Code that runs on it reads its time from `Date()` and
/// `CACurrentMediaTime()`, and everything that the code schedules runs on it (see
/// `SystemScheduling`).
///
/// Work waits in two queues, as on a device: the main queue, for its next turn, and a schedule by
/// due time. `advance` runs both in an order that depends only on the calls made:
///
/// 1. Scheduled actions run by due time, and in order of scheduling among equal times.
/// 2. The main queue is drained after each action.
/// 3. While an action runs, `current` is its clock, and `now` is its due time, or later if an
///    action slept.
///
/// Any thread may enqueue and schedule actions. Only the main thread may advance the clock, because
/// actions run on the thread that advances it.
package final class ViewClock: @unchecked Sendable {
  /// The clock of the screen that is running, which tasks started meanwhile inherit.
  @TaskLocal package static var current: ViewClock?

  /// The clock that runs on this thread, which also receives the jobs of tasks without an inherited
  /// clock.
  static var running: ViewClock? {
    pthread_getspecific(runningKey).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  private static let runningKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The work of this process that no clock runs; nil where no clock waits for it.
  nonisolated(unsafe) package static var outsideWork: OutsideWork?

  /// The date at time zero of virtual time.
  ///
  /// It is Foundation's reference date, so that the conversion between times and dates is exact.
  package static let startDate = Date(timeIntervalSinceReferenceDate: 0)

  /// The run loop mode while the user drags or a scroll view decelerates, with UIKit's name.
  package static let trackingMode = RunLoop.Mode("UITrackingRunLoopMode")

  /// The uptime at time 0, in seconds; any positive number serves.
  private static let startUptime: TimeInterval = 1_024
  /// The shortest interval of Foundation's timers, in seconds.
  private static let shortestInterval: TimeInterval = 0.0001
  /// The longest wait in real time, in seconds, before the clock looks for actions of other
  /// threads.
  private static let pollingTime: TimeInterval = 0.005
  /// The tolerance of due times, in seconds: sums of frame durations differ from due times by
  /// rounding.
  private static let slack = 1e-9

  /// The grid of `advance(by:)` in steps per second: frames, milliseconds and minutes are on it.
  private static let gridRate = 6_000.0

  /// The number of actions at one instant, or in one drain, beyond which the clock assumes an
  /// endless loop.
  private static let actionLimit = 10_000

  private let lock = NSLock()
  private var time: TimeInterval = 0
  private var animationEnds: [TimeInterval] = []
  /// The number of times that an action has read the time.
  private var readings = 0
  /// The number of actions that have begun.
  private var actionCount = 0
  /// The number of actions that have run: those of the schedule and those of the main queue.
  package var actionsRun: Int { lock.withLock { ranActions } }
  private var ranActions = 0
  /// The number of outermost calls of `makeCurrent` that have not returned.
  private var depth = 0
  private var runLoopMode = RunLoop.Mode.default
  private var agenda = Agenda()
  private var mainQueue = MainQueue()
  /// The blocks that were dispatched to other queues.
  private(set) lazy var background = BackgroundWork(of: self)
  private var isDraining = false
  private var rests = true
  private var willDrainInRealTime = false
  /// The instant at which a real-time clock was created; nil for virtual time.
  private let origin: ContinuousClock.Instant?
  /// The date at time zero.
  package let startDate: Date
  /// The locale and the time zone of Foundation while the clock is current.
  package let region: Region

  /// Settles the screen after each action, and returns whether the screen still exists; without
  /// one, only the main queue is drained, in which cancelled tasks end.
  package var settle: (() -> Bool)?

  /// Creates a clock at time zero.
  package convenience init(region: Region = .current) {
    self.init(origin: nil, startDate: ViewClock.startDate, region: region)
  }

  /// Creates a real-time clock: advancing it waits.
  package static func realTime(region: Region = .current) -> ViewClock {
    ViewClock(origin: .now, startDate: Date(), region: region)
  }

  private init(origin: ContinuousClock.Instant?, startDate: Date, region: Region) {
    self.origin = origin
    self.startDate = startDate
    self.region = region
    SystemScheduling.install
    ViewClock.outsideWork?.clock = self
  }

  /// Whether the clock runs in real time.
  package var isRealTime: Bool { origin != nil }

  /// The current time, in seconds since the start.
  package var now: TimeInterval {
    origin.map { (ContinuousClock.now - $0).seconds } ?? lock.withLock { time }
  }

  /// Whether a picture shows the screen without the beginnings of animations, which has no frame of
  /// its own at a time before they move: until a time is asked for.
  package var isAtRest: Bool {
    get { lock.withLock { rests } }
    set { lock.withLock { rests = newValue } }
  }

  /// The current date on this clock.
  package var date: Date { startDate + now }

  /// The time of the system's uptime clocks, in seconds.
  ///
  /// It is never zero, because some code treats zero as unset.
  package var uptime: TimeInterval { Self.startUptime + now }

  /// The current mode of the main run loop.
  ///
  /// As in Foundation, actions that fall due in another mode wait and run as soon as their mode is
  /// current again.
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

  /// The due time of the earliest action in the current mode; the current time if the main queue is
  /// not empty.
  package var nextDueTime: TimeInterval? {
    lock.withLock {
      if mainQueue.hasNext(in: runLoopMode) { return time }
      return agenda.nextDueTime(in: runLoopMode).map { max($0, time) }
    }
  }

  /// The next end of an animation that `noteAnimationEnd` has noted; infinite if there is none.
  package var nextAnimationEnd: TimeInterval {
    lock.withLock {
      animationEnds.removeAll { $0 <= time }
      return animationEnds.min() ?? .infinity
    }
  }

  /// Notes the time at which an animation ends that no screen runs, such as one of UIKit's views.
  package func noteAnimationEnd(at end: TimeInterval) {
    lock.withLock { animationEnds.append(end) }
  }

  /// Whether no work is left except perpetual actions, such as repeating timers.
  package var isIdle: Bool {
    lock.withLock {
      !mainQueue.hasNext(in: runLoopMode) && !agenda.hasFiniteWork(in: runLoopMode)
    }
  }

  /// Whether the main queue has work and is not being drained.
  package var hasMainQueueWork: Bool {
    background.runNotices()
    return lock.withLock { !isDraining && mainQueue.hasNext(in: runLoopMode) }
  }

  /// Whether the main queue has an action.
  var hasNextAction: Bool {
    lock.withLock { mainQueue.hasNext(in: runLoopMode) }
  }

  /// Runs `body` with this clock as the current one and as the one that runs on this thread.
  package func makeCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = pthread_getspecific(ViewClock.runningKey)
    let own = Unmanaged.passUnretained(self).toOpaque()
    if outer == own { return try carry(body) }
    pthread_setspecific(ViewClock.runningKey, own)
    let ownsTime = !BackgroundWork.runsHere
    if ownsTime { lock.withLock { depth += 1 } }
    defer {
      if ownsTime { lock.withLock { depth -= 1 } }
      pthread_setspecific(ViewClock.runningKey, outer)
    }
    return try region.use { try carry(body) }
  }

  /// Runs `body` with this clock as the current one, on a thread that the clock does not run on.
  package func carry<Result>(_ body: () throws -> Result) rethrows -> Result {
    try ViewClock.$current.withValue(self, operation: body)
  }

  // MARK: Scheduling

  /// Runs an action on the next turn of the main queue.
  package func enqueue(mode: RunLoop.Mode = .common, _ action: @escaping () -> Void) {
    lock.withLock { mainQueue.append(action, mode: mode) }
  }

  /// Runs a job of Swift concurrency on the next turn of the main queue.
  ///
  /// The job may belong to a task outside this screen that waited for the screen. So it also runs
  /// if the clock is never advanced, as soon as the main thread is free, and it may itself advance
  /// the clock.
  func enqueueJob(_ job: @escaping () -> Void) {
    enqueue { [self] in resume(job) }
    let isExpected = lock.withLock {
      defer { willDrainInRealTime = true }
      return willDrainInRealTime
    }
    // The clock that waits for outside work is always advanced.
    if isExpected || ViewClock.outsideWork != nil { return }
    ViewClock.$current.withValue(nil) {
      DispatchQueue.main.async { [self] in
        lock.withLock { willDrainInRealTime = false }
        turn()
      }
    }
  }

  /// Runs an action once, at a time of this clock; immediately if the time has passed.
  ///
  /// - Parameter isPerpetual: Whether the action schedules itself again without end.
  @discardableResult
  package func schedule(
    at dueTime: TimeInterval, mode: RunLoop.Mode = .common, isPerpetual: Bool = false,
    _ action: @escaping () -> Void
  ) -> Token {
    add(dueTime: dueTime, interval: nil, mode: mode, isPerpetual: isPerpetual, action)
  }

  /// Runs an action once, after a delay in seconds.
  @discardableResult
  package func schedule(
    after delay: TimeInterval, mode: RunLoop.Mode = .common, _ action: @escaping () -> Void
  ) -> Token {
    add(dueTime: now + delay, interval: nil, mode: mode, action)
  }

  /// Runs an action at a time and then at intervals in seconds, until it is cancelled.
  ///
  /// Missed periods are skipped. An interval below 0.1 milliseconds is extended to it.
  @discardableResult
  package func schedule(
    at firstTime: TimeInterval, every interval: TimeInterval, mode: RunLoop.Mode = .common,
    _ action: @escaping () -> Void
  ) -> Token {
    add(dueTime: firstTime, interval: max(interval, Self.shortestInterval), mode: mode, action)
  }

  private func add(
    dueTime: TimeInterval, interval: TimeInterval?, mode: RunLoop.Mode,
    isPerpetual: Bool = false, _ action: @escaping () -> Void
  ) -> Token {
    lock.withLock {
      let start = max(time, dueTime)  // `time` if `dueTime` is NaN
      let token = Token(
        start: start, interval: interval, mode: mode, isPerpetual: isPerpetual, action: action)
      if start.isFinite { agenda.insert(token, dueTime: start) }
      return token
    }
  }

  // MARK: Running

  /// Runs the actions on the main queue, and those that they enqueue, until it is empty.
  ///
  /// - Returns: Whether it gave up because actions enqueued more actions without end.
  @discardableResult
  package func drainMainQueue() -> Bool {
    // The main queue does not run an action inside another one.
    if setDraining(true) { return false }
    defer { _ = setDraining(false) }
    return makeCurrent {
      background.runNotices()
      for _ in 0..<ViewClock.actionLimit {
        if let action = nextAction() {
          lock.withLock { ranActions += 1 }
          action()
          background.runNotices()
        } else if !(ViewClock.outsideWork?.wait(for: self) ?? false) {
          return false
        }
      }
      return hasNextAction
    }
  }

  /// Removes the next action of the main queue.
  private func nextAction() -> (() -> Void)? {
    lock.withLock {
      beginAction()
      return mainQueue.next(in: runLoopMode)
    }
  }

  private func beginAction() {
    readings = 0
    actionCount += 1
  }

  /// Runs `body` inside an action, so that `body` may itself advance the clock.
  func resume<Result>(_ body: () -> Result) -> Result {
    let wasDraining = setDraining(false)
    defer { _ = setDraining(wasDraining) }
    return body()
  }

  /// Lets the time pass without running what falls due.
  func pass(to target: TimeInterval) {
    lock.withLock { if target.isFinite { time = max(time, target) } }
  }

  /// Counts a reading of the time by the current action; returns the number of its readings.
  func countReadingOfAction() -> Int {
    lock.withLock {
      readings += 1
      return readings
    }
  }

  /// The number of actions that have begun; nil while the clock runs nothing.
  var progress: Int? { lock.withLock { depth > 0 ? actionCount : nil } }

  /// Sets whether the main queue is being drained and returns the previous value.
  private func setDraining(_ isDraining: Bool) -> Bool {
    lock.withLock {
      defer { self.isDraining = isDraining }
      return self.isDraining
    }
  }

  /// Settles the screen, or else drains the main queue, after an action.
  ///
  /// - Returns: Whether it gave up because actions enqueued more actions without end.
  @discardableResult
  private func turn() -> Bool {
    guard settle?() == true else { return drainMainQueue() }
    return hasMainQueueWork
  }

  /// Advances the clock by a duration in seconds and runs the actions that fall due.
  ///
  /// A time within `slack` of the grid is on it, so that the time does not depend on the parts in
  /// which a duration is spent: sums of parts differ by rounding.
  ///
  /// - Returns: Whether it gave up because actions scheduled more actions without end.
  @discardableResult
  package func advance(by duration: TimeInterval) -> Bool {
    let target = now + duration
    let onGrid = (target * Self.gridRate).rounded() / Self.gridRate
    return advance(to: abs(onGrid - target) <= Self.slack ? onGrid : target)
  }

  /// Advances the clock to a time and runs the actions that fall due.
  ///
  /// - Returns: Whether it gave up because actions scheduled more actions without end.
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
        lock.withLock { ranActions += 1 }
        token.fire()
        gaveUp = turn() || gaveUp
        if count == ViewClock.actionLimit {
          gaveUp = true
          break
        }
      }
      pass(to: target)
      return gaveUp
    }
  }

  /// Advances the clock until only perpetual actions are left, by at most `limit` seconds.
  ///
  /// - Returns: Whether it gave up with work left.
  @discardableResult
  package func runUntilIdle(limit: TimeInterval = 60) -> Bool {
    let end = now + limit
    var gaveUp = advance(by: 0)
    while !gaveUp, !isIdle, let next = nextDueTime {
      gaveUp = advance(to: min(next, end)) || next > end
    }
    return gaveUp
  }

  /// Returns the next action that is due by a time; in real time, waits for it.
  private func nextToken(dueBy target: TimeInterval) -> Token? {
    guard isRealTime, target.isFinite else { return takeDue(by: target) }
    while true {
      let now = now
      if let token = takeDue(by: min(now, target)) { return token }
      if now >= target { return nil }
      wait(atMost: min(target, nextDueTime ?? target) - now)
    }
  }

  /// Waits in real time, for at most 5 milliseconds: other threads may enqueue actions that are
  /// due.
  private func wait(atMost seconds: TimeInterval) {
    ViewClock.$current.withValue(nil) { _ = RunLoop.current.run(mode: .default, before: Date()) }
    Thread.sleep(forTimeInterval: min(max(seconds, 0), Self.pollingTime))
    turn()
  }

  /// Removes the next action that is due and sets the clock to its due time.
  private func takeDue(by target: TimeInterval) -> Token? {
    guard target.isFinite else { return nil }
    return lock.withLock {
      let due = agenda.nextDueTime(in: runLoopMode)
      guard let due, due <= target + ViewClock.slack, let token = agenda.next(in: runLoopMode)
      else { return nil }
      time = max(time, due)
      beginAction()
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
  /// Whether work of this mode runs while the run loop is in another mode.
  ///
  /// The common modes are the default and the tracking mode.
  func runs(in mode: RunLoop.Mode) -> Bool {
    self == mode || (self == .common && (mode == .default || mode == ViewClock.trackingMode))
  }
}
