internal import CScheduling
import Foundation

/// The blocks that code on a clock dispatches to other queues than the main queue.
///
/// The clock runs them one at a time, in the order in which they were dispatched. Each runs on a
/// thread of its own queue while the thread of the clock waits for it, so the order of all work,
/// and with it the picture, does not depend on how threads take turns.
///
/// A block that takes longer than `patience` goes on alone.
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

  private unowned let clock: ViewClock
  private let lock = NSLock()
  private var items: [Item] = []
  private var notices: [Notice] = []
  /// The blocks that the clock waits for; each but the last waits for the next.
  private var turns: [BackgroundTurn] = []

  init(of clock: ViewClock) {
    self.clock = clock
  }

  /// Runs a block on a queue, on the next turn of the main queue.
  func append(_ run: @escaping () -> Void, queue: DispatchObject) {
    lock.withLock { items.append(Item(queue: queue, run: run)) }
    clock.enqueueJob { [unowned self] in _ = runFirst() }
  }

  /// Runs a closure once a group is empty; the clock looks after each action of the main queue.
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
  /// - Returns: False if there is none.
  func runFirst(of queue: UnsafeMutableRawPointer? = nil) -> Bool {
    let item = lock.withLock {
      items.firstIndex { queue == nil || $0.queue.pointer == queue }.map { items.remove(at: $0) }
    }
    guard let item else { return false }
    let turn = BackgroundTurn { [clock] in clock.makeCurrent(item.run) }
    lock.withLock { turns.append(turn) }
    turn.run(on: item.queue)
    lock.withLock { turns.removeAll { $0 === turn } }
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

/// One block, for which the thread of the clock waits.
private final class BackgroundTurn: @unchecked Sendable {
  private let action: () -> Void
  private let waitingThread = pthread_self()
  private let lock = NSLock()
  private var request: (() -> Void)?
  private let forClock = CSchedulingMakeSemaphore()
  private let forBlock = CSchedulingMakeSemaphore()

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  deinit {
    CSchedulingFreeSemaphore(forClock)
    CSchedulingFreeSemaphore(forBlock)
  }

  var waitsOnThisThread: Bool { pthread_equal(pthread_self(), waitingThread) != 0 }

  /// Runs the block on a queue and waits for it; meanwhile runs what it wants done on this thread.
  func run(on queue: DispatchObject) {
    CSchedulingRunOnQueue(queue.pointer, Unmanaged.passRetained(self).toOpaque()) { context in
      guard let context else { return }
      let turn = Unmanaged<BackgroundTurn>.fromOpaque(context).takeRetainedValue()
      turn.action()
      CSchedulingSignal(turn.forClock)
    }
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
}
