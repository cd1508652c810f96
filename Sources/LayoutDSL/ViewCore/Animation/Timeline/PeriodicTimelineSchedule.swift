import Foundation

/// A schedule that updates a timeline view periodically.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule from its first date and the interval between dates, in seconds.
  ///
  /// The interval is at least one frame; NaN counts as infinite.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval.isNaN ? .infinity : max(interval, AnimationTimelineSchedule.frame)
  }

  /// Returns the dates from the last one that is not after `startDate`, or from the first one.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let periods = startDate.timeIntervalSince(start) / interval
    // A sum of periods may fall just short of a date because of rounding.
    return Entries(start: start, interval: interval, index: max((periods + 1e-9).rounded(.down), 0))
  }

  /// The dates of a periodic schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    fileprivate var index: Double

    /// Returns the next date, or nil if the interval is infinite and the first date has been
    /// returned.
    public mutating func next() -> Date? {
      // Counts from the start, so that rounding errors do not add up.
      defer { index += 1 }
      if index == 0 { return start }
      return interval.isFinite ? start + index * interval : nil
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A schedule that updates a timeline view periodically.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
