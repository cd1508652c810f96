internal import CScheduling
import Foundation

/// The blocks that code on a clock dispatches to other queues than the main queue.
///
/// The clock runs them one at a time, in the order in which they were dispatched. Each runs on a
/// thread of its own queue while the thread of the clock waits for it, so the order of all work,
/// and with it the picture, does not depend on how threads take turns.
///
/// A block that sleeps gives its turn back and continues when its time has come. If the clock waits
/// for it, the time of the clock passes at once. A block that takes longer than `patience`
/// continues without the clock.
final class BackgroundWork: @unchecked Sendable {
  /// The time in seconds, in real time, for which a clock waits for a block.
  static let patience: TimeInterval = 10

  private struct Item {
    let queue: DispatchObject
    let run: () -> Void
  }

  private struct Notice {
    let group: DispatchObject
    let act: () -> Void
  }

  /// A block that continues, or starts, at a time of the clock.
  private struct Alarm {
    let time: TimeInterval
    let queue: DispatchObject
    /// The sleeping block; nil for one that was dispatched with a delay.
    let sleeper: BackgroundTurn?
    let token: ViewClock.Token
    let act: () -> Void
  }

  private unowned let clock: ViewClock
  private let lock = NSLock()
  private var items: [Item] = []
  private var notices: [Notice] = []
  private var alarms: [Alarm] = []
  /// The blocks that the clock waits for; each but the last waits for the next.
  private var turns: [BackgroundTurn] = []

  init(of clock: ViewClock) {
    self.clock = clock
  }

  /// Whether a block is ready or due later.
  var hasBlocks: Bool { lock.withLock { !items.isEmpty || !alarms.isEmpty } }

  /// Runs a block on a queue, on the next turn of the main queue.
  func append(_ run: @escaping () -> Void, queue: DispatchObject) {
    lock.withLock { items.append(Item(queue: queue, run: run)) }
    clock.enqueueJob { [unowned self] in _ = runFirst() }
  }

  /// Runs a block on a queue, after a delay in seconds.
  func append(_ run: @escaping () -> Void, queue: DispatchObject, after delay: TimeInterval) {
    setAlarm(at: clock.now + delay, queue: queue, sleeper: nil) { [unowned self] in
      append(run, queue: queue)
    }
  }

  private func setAlarm(
    at time: TimeInterval, queue: DispatchObject, sleeper: BackgroundTurn?,
    _ act: @escaping () -> Void
  ) {
    guard time.isFinite else { return }
    // Found again by its token, which exists before the alarm does.
    weak var own: ViewClock.Token?
    let token = clock.schedule(at: time) { [unowned self] in
      lock.withLock { alarms.removeAll { $0.token === own } }
      act()
    }
    own = token
    lock.withLock {
      alarms.append(Alarm(time: time, queue: queue, sleeper: sleeper, token: token, act: act))
    }
  }

  /// Runs a closure once a group is empty; the clock checks this after each action of the main
  /// queue.
  func notify(_ group: DispatchObject, _ act: @escaping () -> Void) {
    lock.withLock { notices.append(Notice(group: group, act: act)) }
    clock.enqueue {}
  }

  /// Runs the closures whose groups are empty.
  func runNotices() {
    let ready = lock.withLock { () -> [Notice] in
      if notices.isEmpty { return [] }
      let ready = notices.filter { CSchedulingGroupIsEmpty($0.group.pointer) }
      if !ready.isEmpty {
        notices.removeAll { notice in ready.contains { $0.group === notice.group } }
      }
      return ready
    }
    for notice in ready { notice.act() }
  }

  /// Runs the first block of a queue, or of any queue for nil.
  ///
  /// If none is ready, the time of the clock passes until the next one is due, for at most some
  /// seconds. Work on a certain queue waits for what sleeps on it, however long that takes.
  ///
  /// - Returns: False if there is none.
  func runFirst(of queue: UnsafeMutableRawPointer? = nil, within seconds: TimeInterval? = nil)
    -> Bool
  {
    let item = lock.withLock {
      items.firstIndex { item in
        (queue == nil || item.queue.pointer == queue) && !isOccupied(item.queue)
      }
      .map { items.remove(at: $0) }
    }
    guard let item else {
      guard let seconds else { return false }
      return runNextAlarm(of: queue, before: clock.now + seconds)
    }
    let turn = BackgroundTurn(queue: item.queue) { [clock] in clock.makeCurrent(item.run) }
    follow(turn) { turn.run() }
    return true
  }

  /// Whether a block sleeps on a queue that runs one block at a time.
  private func isOccupied(_ queue: DispatchObject) -> Bool {
    !alarms.isEmpty && !CSchedulingIsGlobalQueue(queue.pointer)
      && alarms.contains { $0.sleeper != nil && $0.queue.pointer == queue.pointer }
  }

  /// Waits for a block until it ends or sleeps.
  private func follow(_ turn: BackgroundTurn, _ wait: () -> Void) {
    lock.withLock { turns.append(turn) }
    wait()
    lock.withLock { turns.removeAll { $0 === turn } }
  }

  /// Lets the time of the clock pass until the next block is due, and runs it.
  private func runNextAlarm(of queue: UnsafeMutableRawPointer?, before end: TimeInterval) -> Bool {
    let alarm = lock.withLock {
      alarms
        .filter { alarm in
          guard let queue else { return alarm.time <= end }
          return alarm.sleeper != nil && alarm.queue.pointer == queue
            && !CSchedulingIsGlobalQueue(queue)
        }
        .min { $0.time < $1.time }
    }
    guard let alarm else { return false }
    lock.withLock { alarms.removeAll { $0.token === alarm.token } }
    alarm.token.cancel()
    clock.pass(to: alarm.time)
    alarm.act()
    return true
  }

  /// Whether a block of another queue than the main queue runs on this thread.
  static var runsHere: Bool { BackgroundTurn.current != nil }

  /// Counts a reading of the time by the block that calls this function.
  ///
  /// - Returns: The number of readings so far; nil if no block calls it.
  static func countReading() -> Int? {
    guard let turn = BackgroundTurn.current else { return nil }
    turn.readings += 1
    return turn.readings
  }

  /// Lets the block that calls this function sleep for some seconds of the clock.
  ///
  /// - Returns: Nil if no block calls it; false if the block continues without the clock.
  func sleep(_ seconds: TimeInterval) -> Bool? {
    guard let turn = BackgroundTurn.current else { return nil }
    guard lock.withLock({ turns.contains { $0 === turn } }) else { return false }
    setAlarm(at: clock.now + seconds, queue: turn.queue, sleeper: turn) { [unowned self] in
      follow(turn) { turn.wake() }
      let waiting = lock.withLock {
        items.count { $0.queue.pointer == turn.queue.pointer && !isOccupied($0.queue) }
      }
      for _ in 0..<waiting { clock.enqueueJob { [unowned self] in _ = runFirst() } }
    }
    turn.sleep { [clock] in clock.progress }
    return true
  }

  /// Runs a closure on the thread of the clock, which waits for the block that calls this function.
  ///
  /// - Returns: False if the clock waits for no block.
  func runOnMain(_ action: @escaping () -> Void) -> Bool {
    guard let turn = lock.withLock({ turns.last }), !turn.waitsOnThisThread else { return false }
    turn.callBack(action)
    return true
  }
}

/// One block, for which the thread of the clock waits until it ends or sleeps.
private final class BackgroundTurn: @unchecked Sendable {
  /// The turn whose block runs on this thread.
  static var current: BackgroundTurn? {
    pthread_getspecific(key).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  let queue: DispatchObject
  private let action: () -> Void
  private let lock = NSLock()
  private var waitingThread = pthread_self()
  private var request: (() -> Void)?
  private var isAsleep = false
  /// The number of times that the block has read the time; used on its thread only.
  var readings = 0
  private let forClock = CSchedulingMakeSemaphore()
  private let forBlock = CSchedulingMakeSemaphore()

  init(queue: DispatchObject, _ action: @escaping () -> Void) {
    self.queue = queue
    self.action = action
  }

  deinit {
    CSchedulingFreeSemaphore(forClock)
    CSchedulingFreeSemaphore(forBlock)
  }

  var waitsOnThisThread: Bool {
    lock.withLock { pthread_equal(pthread_self(), waitingThread) != 0 }
  }

  /// Runs the block on its queue and waits for it.
  func run() {
    CSchedulingRunOnQueue(queue.pointer, Unmanaged.passRetained(self).toOpaque()) { context in
      guard let context else { return }
      let turn = Unmanaged<BackgroundTurn>.fromOpaque(context).takeRetainedValue()
      CSchedulingForgetSleep()
      pthread_setspecific(BackgroundTurn.key, context)
      turn.action()
      pthread_setspecific(BackgroundTurn.key, nil)
      CSchedulingSignal(turn.forClock)
    }
    wait()
  }

  /// Waits until the block ends or sleeps; meanwhile runs the closures that it sends to this
  /// thread.
  private func wait() {
    lock.withLock { waitingThread = pthread_self() }
    while CSchedulingWait(forClock, BackgroundWork.patience) {
      guard let request = lock.withLock({ request }) else { return }
      request()
      lock.withLock { self.request = nil }
      CSchedulingSignal(forBlock)
    }
  }

  /// Runs a closure on the thread that waits for the block, and waits for it.
  func callBack(_ request: @escaping () -> Void) {
    lock.withLock { self.request = request }
    CSchedulingSignal(forClock)
    while !CSchedulingWait(forBlock, BackgroundWork.patience) {}
  }

  /// Gives the turn back, on the thread of the block, until the clock wakes it.
  ///
  /// The thread of the clock may wait for the block in a way that the clock cannot see, such as for
  /// a lock. So a block continues without the clock if the clock makes no progress for `patience`.
  func sleep(progress: () -> Int?) {
    lock.withLock { isAsleep = true }
    CSchedulingSignal(forClock)
    var last = progress()
    while !CSchedulingWait(forBlock, BackgroundWork.patience) {
      let current = progress()
      let goesOn = lock.withLock {
        guard current != nil, current == last, isAsleep else { return false }
        isAsleep = false
        return true
      }
      if goesOn { return }
      last = current
    }
  }

  /// Lets the block continue and waits for it, unless it continued without the clock.
  func wake() {
    let wasAsleep = lock.withLock {
      defer { isAsleep = false }
      return isAsleep
    }
    guard wasAsleep else { return }
    CSchedulingSignal(forBlock)
    wait()
  }
}
