import Foundation

/// The dates at which a timeline view updates.
public protocol TimelineSchedule {
  /// The update mode.
  typealias Mode = TimelineScheduleMode
  /// The type of the dates, a sequence in ascending order.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Returns the dates of the schedule from around `startDate` on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The update mode of a timeline view.
public enum TimelineScheduleMode: Sendable {
  /// The view updates at each date of its schedule.
  case normal
  /// The view should update less often; the engine does not use this mode.
  case lowFrequency
}
