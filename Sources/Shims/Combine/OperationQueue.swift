import Foundation
import OpenCombine
import ViewClock

/// The main operation queue keeps the time of the screen that is running; others keep real time.
extension OperationQueue: @retroactive Scheduler {
  /// Instants are dates.
  public typealias SchedulerTimeType = DateSchedulerTime

  /// How an operation queue performs work: there is nothing to choose.
  public struct SchedulerOptions: Sendable {}

  /// The current instant.
  public var now: SchedulerTimeType { SchedulerTimeType(clock?.date ?? Date()) }

  /// No time is too short.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  private var clock: ViewClock? { self === OperationQueue.main ? ViewClock.current : nil }

  /// Performs an action at the next possible opportunity.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let clock {
      clock.enqueue(action)
    } else {
      addOperation(carried(action))
    }
  }

  /// Performs an action at some time after the specified date.
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

  /// Performs an action at some time after the specified date, at the specified frequency.
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

/// Waits in real time for operation queues; serial, so that what is due first comes first.
private let timekeeper = DispatchQueue(label: "OperationQueue.Scheduler")
