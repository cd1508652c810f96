import Foundation

/// A schedule for updating a timeline view at regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a periodic update schedule.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    // Shorter than a frame is one frame; what is no number never comes.
    self.interval = interval.isNaN ? .infinity : max(interval, AnimationTimelineSchedule.frame)
  }

  /// Provides the dates from the last one that is not after `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let periods = startDate.timeIntervalSince(start) / interval
    // A sum of periods may miss a date by its last digits.
    return Entries(start: start, interval: interval, index: max((periods + 1e-9).rounded(.down), 0))
  }

  /// The sequence of dates in periodic schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    fileprivate var index: Double

    /// Advances to the next element and returns it, or `nil` if no next element exists.
    public mutating func next() -> Date? {
      // Counted from the start, so that rounding does not add up.
      defer { index += 1 }
      if index == 0 { return start }
      return interval.isFinite ? start + index * interval : nil
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A schedule for updating a timeline view at regular intervals.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
