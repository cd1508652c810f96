import Foundation

/// A schedule that updates a timeline view at the start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  /// Returns the starts of minutes, from the last one that is not after `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60 + 1e-9).rounded(.down)
    return Entries(minute: minute)
  }

  /// The dates of the schedule: the starts of consecutive minutes.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var minute: Double

    /// Returns the start of the next minute; the sequence never ends.
    public mutating func next() -> Date? {
      defer { minute += 1 }
      return Date(timeIntervalSinceReferenceDate: minute * 60)
    }
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule that updates a timeline view at the start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
