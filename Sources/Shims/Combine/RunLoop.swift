import Foundation
import OpenCombine
import ViewClock

extension RunLoop.Mode {
  /// The mode while the user drags or a scroll view decelerates.
  public static let tracking = ViewClock.trackingMode
  /// The mode while the user drags, by the name that AppKit gives it.
  public static let eventTracking = ViewClock.trackingMode
}

/// A run loop serves what Combine gives it in the default mode, so not while the user scrolls.
extension RunLoop: @retroactive Scheduler {
  /// Instants are dates.
  public typealias SchedulerTimeType = DateSchedulerTime

  /// How a run loop performs work: there is nothing to choose.
  public struct SchedulerOptions: Sendable {}

  /// The current instant.
  public var now: SchedulerTimeType { SchedulerTimeType(ViewClock.current?.date ?? Date()) }

  /// No time is too short.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Performs an action at the next possible opportunity.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if let clock = ViewClock.current {
      clock.enqueue(mode: .default, action)
    } else {
      perform(carried(action))
    }
  }

  /// Performs an action at some time after the specified date.
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

  /// Performs an action at some time after the specified date, at the specified frequency.
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
