internal import CScheduling
import Foundation

/// Redirects the system's schedulers to the clock of the screen that is running: Foundation's
/// timers, work for the main queue, the jobs of Swift concurrency, the date and the time of
/// `ContinuousClock`.
///
/// Jobs run on the thread of the clock, one after the other, regardless of their isolation; blocks
/// for other queues run as `BackgroundWork` says. So tasks have finished when `advance` returns, in
/// a deterministic order, unless they wait for something in real time: `OutsideWork` waits for the
/// work that it tracks.
enum SystemScheduling {
  /// Installs the hooks, once per process.
  static let install: Void = CSchedulingInstall(
    CSchedulingHooks(
      job: { context, work in
        guard let clock = ViewClock.running ?? ViewClock.outsideWork?.clock, let work
        else { return false }
        clock.enqueueJob { work(context) }
        return true
      },
      delayed_job: { nanoseconds, context, work in
        guard let clock = ViewClock.running, let work else { return false }
        clock.schedule(after: writtenDelay(nanoseconds)) { clock.enqueueJob { work(context) } }
        return true
      },
      block: { block in
        guard let clock = ViewClock.receiver, let block = Block(block) else { return false }
        clock.enqueue(block.run)
        return true
      },
      delayed_block: { nanoseconds, block in
        guard let clock = ViewClock.receiver, let block = Block(block) else { return false }
        clock.schedule(after: writtenDelay(nanoseconds), block.run)
        return true
      },
      background_block: { queue, group, block in
        guard let queue = DispatchObject(queue), let clock = ViewClock.receiver(on: queue),
          let block = Block(block)
        else { return false }
        guard let group = DispatchObject(group) else {
          clock.run(block, on: queue)
          return true
        }
        CSchedulingEnterGroup(group.pointer)
        clock.run(block, on: queue) { CSchedulingLeaveGroup(group.pointer) }
        return true
      },
      delayed_background_block: { nanoseconds, queue, block in
        guard let clock = ViewClock.virtual, let queue = DispatchObject(queue),
          let block = Block(block)
        else { return false }
        let delay = writtenDelay(nanoseconds)
        if CSchedulingIsMainQueue(queue.pointer) {
          clock.schedule(after: delay) { [unowned clock] in clock.enqueue(block.run) }
        } else {
          clock.background.append(block.run, queue: queue, after: delay)
        }
        return true
      },
      group_block: { group, queue, block in
        guard let clock = ViewClock.virtual, let queue = DispatchObject(queue),
          let group = DispatchObject(group), let block = Block(block)
        else { return false }
        clock.background.notify(group) { [unowned clock] in clock.run(block, on: queue) }
        return true
      },
      main_sync: { block in
        // Not retained: the block must not escape, and Swift checks it.
        guard let clock = ViewClock.virtual, let block else { return false }
        return clock.background.runOnMain { CSchedulingRunBlock(block) }
      },
      run_background_block: { queue, seconds in
        ViewClock.virtual?.background.runFirst(of: queue, within: seconds) ?? false
      },
      has_background_block: { ViewClock.virtual?.background.hasBlocks ?? false },
      is_virtual: { ViewClock.virtual != nil },
      sleep: { seconds in ViewClock.sleeper?.sleep(seconds) ?? false },
      run_loop: { seconds, once in ViewClock.sleeper?.runLoop(for: seconds, once: once) ?? false },
      run_loop_block: { block, mode in
        guard let clock = ViewClock.current, let block = Block(block) else { return false }
        clock.enqueue(mode: RunLoop.Mode(mode), block.run)
        return true
      },
      timer_made: { timer, interval in
        guard let clock = ViewClock.current, let timer = Timer.from(timer) else { return }
        timer.fireDate = clock.date + interval
      },
      timer: { timer, mode in
        guard let clock = ViewClock.current, let timer = Timer.from(timer) else { return false }
        clock.add(timer, mode: RunLoop.Mode(mode))
        return true
      },
      date: { seconds in
        guard let clock = ViewClock.current, !clock.isRealTime, let seconds else { return false }
        ViewClock.sleeper?.countReading()
        seconds.pointee = clock.date.timeIntervalSinceReferenceDate
        return true
      },
      uptime: { seconds in
        guard let clock = ViewClock.current, !clock.isRealTime, let seconds else { return false }
        ViewClock.sleeper?.countReading()
        seconds.pointee = clock.uptime
        return true
      }))
}

extension ViewClock {
  /// The clock that receives blocks for the main queue.
  fileprivate static var receiver: ViewClock? { current ?? outsideWork?.clock }

  /// The clock that receives blocks for another queue; nil if they run in real time.
  ///
  /// The completion of a request, which `URLSession` calls on an operation queue, runs on the clock
  /// too: what it dispatches and when is then part of virtual time.
  fileprivate static func receiver(on queue: DispatchObject) -> ViewClock? {
    if running != nil { return virtual }
    guard let clock = outsideWork?.clock, !clock.isRealTime,
      CSchedulingIsOperationQueue(queue.pointer)
    else { return nil }
    return clock
  }

  /// The clock that runs on this thread, unless it runs in real time.
  fileprivate static var virtual: ViewClock? { running.flatMap { $0.isRealTime ? nil : $0 } }

  /// The virtual clock that runs on this thread and is current.
  fileprivate static var sleeper: ViewClock? { virtual.flatMap { $0 === current ? $0 : nil } }

  /// Runs a block, and then a closure, on a queue.
  fileprivate func run(
    _ block: Block, on queue: DispatchObject, then end: @escaping () -> Void = {}
  ) {
    let work = {
      block.run()
      end()
    }
    if CSchedulingIsMainQueue(queue.pointer) {
      enqueue(work)
    } else {
      background.append(work, queue: queue)
    }
  }
}

/// Returns the delay in seconds with which a deadline was written, which is slightly longer than
/// the time that remains.
private func writtenDelay(_ nanoseconds: Double) -> TimeInterval {
  delay(from: nanoseconds, to: nanoseconds)
}

/// Returns the delay in seconds with which a deadline was written, from a range in nanoseconds that
/// the delay is in because the machine's clock was read during it.
///
/// The result is the roundest number in the range. A deadline computed in an earlier statement is
/// slightly too short, so for whole milliseconds the range is extended by a tenth of a millisecond.
///
/// Returns 0 for a delay that has passed, and infinity for one of 10¹⁸ nanoseconds or more.
package func delay(from least: Double, to most: Double) -> Double {
  let second = 1e9, millisecond = 1e6, never = 1e18
  guard most > 0, most < never else { return most > 0 ? .infinity : 0 }
  let reach = millisecond / 10
  var unit = second
  while unit >= 1 {
    let multiple = (least / unit).rounded(.up) * unit
    if multiple <= (unit >= millisecond ? most + reach : most) { return max(multiple / second, 0) }
    unit /= 10
  }
  return most / second
}

/// A C block that is retained beyond the call that passes it.
private final class Block {
  private let block: UnsafeMutableRawPointer

  init?(_ block: UnsafeMutableRawPointer?) {
    guard let block, let own = CSchedulingRetainBlock(block) else { return nil }
    self.block = own
  }

  deinit {
    CSchedulingReleaseBlock(block)
  }

  func run() {
    CSchedulingRunBlock(block)
  }
}

extension RunLoop.Mode {
  /// Creates a mode from a CFString; a CFArray of several names represents the common modes.
  fileprivate init(_ name: UnsafeRawPointer?) {
    // CFString and CFArray are toll-free bridged to Foundation's classes.
    let object = name.map { Unmanaged<NSObject>.fromOpaque($0).takeUnretainedValue() }
    let names = (object as? NSArray).map { Array($0) } ?? object.map { [$0] } ?? []
    let modes = names.map { RunLoop.Mode("\($0)") }
    self = modes.count > 1 ? .common : modes.first ?? .default
  }
}

extension Timer {
  /// Returns the Foundation timer of a CoreFoundation timer; nil if the timer is CoreFoundation's
  /// own.
  fileprivate static func from(_ info: UnsafeMutableRawPointer?) -> Timer? {
    // The information of CoreFoundation's own timers need not be an object.
    guard let info else { return nil }
    let type = info.load(as: ObjectIdentifier.self)
    guard type == ObjectIdentifier(Timer.self) || type == valueTimer.map({ ObjectIdentifier($0) })
    else { return nil }
    return Unmanaged<Timer>.fromOpaque(info).takeUnretainedValue()
  }
}

extension Timer {
  /// The class of timers that keep a value; nil before there is one.
  nonisolated(unsafe) package static var valueTimer: Timer.Type?
}

extension ViewClock {
  /// Schedules a timer on this clock as a run loop does.
  fileprivate func add(_ timer: Timer, mode: RunLoop.Mode) {
    let delay = writtenDelay(timer.fireDate.timeIntervalSince(date) * 1e9)
    guard timer.timeInterval > 0 else {
      schedule(after: delay, mode: mode, timer.fire)
      return
    }
    weak var token: Token?
    token = schedule(at: now + delay, every: timer.timeInterval, mode: mode) {
      if timer.isValid { timer.fire() }
      if !timer.isValid { token?.cancel() }
    }
  }
}
