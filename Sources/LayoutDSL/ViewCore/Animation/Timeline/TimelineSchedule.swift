import Foundation

/// A type that provides a sequence of dates for use as a schedule.
public protocol TimelineSchedule {
  /// An alias for the timeline schedule update mode.
  typealias Mode = TimelineScheduleMode
  /// The sequence of dates within a schedule, in order.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Provides a sequence of dates starting around a given date.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// A mode of operation for timeline schedule updates.
public enum TimelineScheduleMode: Sendable {
  /// The view updates as often as its schedule says.
  case normal
  /// The view should update seldom; not used here.
  case lowFrequency
}
