import Foundation

/// A schedule for updating a timeline view at the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a per-minute update schedule.
  public init() {}

  /// Provides the starts of minutes, from the last one that is not after `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60 + 1e-9).rounded(.down)
    return Entries(minute: minute)
  }

  /// The series of dates in an every minute schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var minute: Double

    /// Advances to the next element and returns it, or `nil` if no next element exists.
    public mutating func next() -> Date? {
      defer { minute += 1 }
      return Date(timeIntervalSinceReferenceDate: minute * 60)
    }
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule for updating a timeline view at the start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
