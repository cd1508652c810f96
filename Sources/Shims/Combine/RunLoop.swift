import Foundation
import OpenCombine
import ViewClock

extension RunLoop.Mode {
  /// The mode while the user drags or a scroll view decelerates.
  public static let tracking = ViewClock.trackingMode
  /// The tracking mode, with AppKit's name.
  public static let eventTracking = ViewClock.trackingMode
}

/// A run loop runs scheduled actions in the default mode, that is, not while the user scrolls.
///
/// It schedules on the clock of the running screen; without a screen, in real time.
extension RunLoop: @retroactive Scheduler {
  /// Points in time are dates.
  public typealias SchedulerTimeType = DateSchedulerTime

  /// The options of work on a run loop; there are none.
  public struct SchedulerOptions: Sendable {}

  /// The current time.
  public var now: SchedulerTimeType { SchedulerTimeType(ViewClock.current?.date ?? Date()) }

  /// The minimum tolerance: zero.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let clock = ViewClock.current {
      clock.enqueue(mode: .default, action)
    } else {
      perform(carried(action))
    }
  }

  /// Runs an action after a time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    if let clock = ViewClock.current {
      clock.schedule(at: clock.time(of: date), mode: .default, action)
    } else {
      let action = carried(action)
      let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
      timer.tolerance = tolerance.timeInterval
      add(timer, forMode: .default)
    }
  }

  /// Runs an action after a time and then at intervals, until it is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> Cancellable {
    if let clock = ViewClock.current {
      return clock.schedule(
        at: clock.time(of: date), every: interval.timeInterval, mode: .default, action)
    }
    let action = carried(action)
    let timer = Timer(
      fire: date.date, interval: interval.timeInterval, repeats: true
    ) { _ in action() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return AnyCancellable(timer.invalidate)
  }
}

extension ViewClock {
  func time(of date: DateSchedulerTime) -> TimeInterval {
    date.date.timeIntervalSince(startDate)
  }
}

extension ViewClock.Token: Cancellable {}
