import Foundation
import OpenCombine
import ViewClock

/// The main operation queue schedules on the clock of the running screen; other queues run in real
/// time.
extension OperationQueue: @retroactive Scheduler {
  /// Points in time are dates.
  public typealias SchedulerTimeType = DateSchedulerTime

  /// The options of work on an operation queue; there are none.
  public struct SchedulerOptions: Sendable {}

  /// The current time.
  public var now: SchedulerTimeType { SchedulerTimeType(clock?.date ?? Date()) }

  /// The minimum tolerance: zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  private var clock: ViewClock? { self === OperationQueue.main ? ViewClock.current : nil }

  /// Runs an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let clock {
      clock.enqueue(action)
    } else {
      addOperation(carried(action))
    }
  }

  /// Runs an action after a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if let clock {
      clock.schedule(at: clock.time(of: date), action)
    } else {
      let action = carried(action)
      let delay = date.date.timeIntervalSinceNow
      timekeeper.asyncAfter(deadline: .now() + delay) { self.addOperation(action) }
    }
  }

  /// Runs an action after a time and then at intervals, until it is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> Cancellable {
    if let clock {
      return clock.schedule(at: clock.time(of: date), every: interval.timeInterval, action)
    }
    let action = carried(action)
    return timekeeper.repeating(
      after: .now() + date.date.timeIntervalSinceNow, interval: interval.timeInterval,
      tolerance: tolerance.timeInterval
    ) { self.addOperation(action) }
  }
}

/// The queue that waits in real time on behalf of operation queues.
///
/// It is serial, so that actions run in order of their due times.
private let timekeeper = DispatchQueue(label: "OperationQueue.Scheduler")
