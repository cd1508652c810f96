import Foundation

/// A schedule that updates a timeline view at the dates of a sequence.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule from a sequence of dates in ascending order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// Returns the sequence of dates, whatever `startDate` is.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule {
  /// A schedule that updates a timeline view at the dates of a sequence.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
