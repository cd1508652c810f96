internal import CScheduling
import Foundation

/// Puts what code gives to the system's schedulers while a screen runs on that screen's clock:
/// Foundation's timers, work for the main queue, the tasks of Swift's concurrency, the date, and
/// the time of `ContinuousClock`.
///
/// Tasks run where the clock does, one piece after the other, wherever their functions are isolated:
/// so they are done when `advance` returns, in one order, unless they wait for something real.
enum SystemScheduling {
  /// Asks for the work, once for the whole process.
  static let install: Void = CSchedulingInstall(
    CSchedulingHooks(
      job: { context, work in
        guard let clock = ViewClock.running, let work else { return false }
        clock.enqueueJob { work(context) }
        return true
      },
      delayed_job: { nanoseconds, context, work in
        guard let clock = ViewClock.running, let work else { return false }
        clock.schedule(after: writtenDelay(nanoseconds)) { clock.enqueueJob { work(context) } }
        return true
      },
      block: { block in
        guard let clock = ViewClock.current, let block = Block(block) else { return false }
        clock.enqueue(block.run)
        return true
      },
      delayed_block: { nanoseconds, block in
        guard let clock = ViewClock.current, let block = Block(block) else { return false }
        clock.schedule(after: writtenDelay(nanoseconds), block.run)
        return true
      },
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
        seconds.pointee = clock.date.timeIntervalSinceReferenceDate
        return true
      },
      uptime: { seconds in
        guard let clock = ViewClock.current, !clock.isRealTime, let seconds else { return false }
        seconds.pointee = clock.uptime
        return true
      }))
}

/// The delay in seconds that a deadline was written with, which is a little further away than what
/// is left of it.
private func writtenDelay(_ nanoseconds: Double) -> TimeInterval {
  delay(from: nanoseconds, to: nanoseconds)
}

/// The delay in seconds that a deadline was written with, when only a range in nanoseconds is known
/// because the machine's clock was read somewhere in between.
///
/// It is the roundest number in the range. A deadline from an earlier statement is a little short,
/// so that the range reaches a tenth of a millisecond further for whole milliseconds.
package func delay(from least: Double, to most: Double) -> Double {
  guard most > 0, most < 1e18 else { return most > 0 ? .infinity : 0 }
  let reach = 1e5
  var unit = 1e9
  while unit >= 1 {
    let multiple = (least / unit).rounded(.up) * unit
    if multiple <= (unit >= 1e6 ? most + reach : most) { return max(multiple / 1e9, 0) }
    unit /= 10
  }
  return most / 1e9
}

/// A block of C's that outlives its caller.
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
  /// The mode that a CFString names; several names of a CFArray are taken for the common modes.
  fileprivate init(_ name: UnsafeRawPointer?) {
    // Both are Foundation's classes under other names.
    let object = name.map { Unmanaged<NSObject>.fromOpaque($0).takeUnretainedValue() }
    let names = (object as? NSArray).map { Array($0) } ?? object.map { [$0] } ?? []
    let modes = names.map { RunLoop.Mode("\($0)") }
    self = modes.count > 1 ? .common : modes.first ?? .default
  }
}

extension Timer {
  /// The timer that CoreFoundation calls back, if it is none of its own.
  fileprivate static func from(_ info: UnsafeMutableRawPointer?) -> Timer? {
    guard let info, info.load(as: ObjectIdentifier.self) == ObjectIdentifier(Timer.self)
    else { return nil }
    return Unmanaged<Timer>.fromOpaque(info).takeUnretainedValue()
  }
}

extension ViewClock {
  /// Serves a timer as a run loop does.
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
