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
