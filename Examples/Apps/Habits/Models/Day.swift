import Foundation

/// A calendar day without a time.
struct Day: Hashable, Comparable, Codable {
  let start: Date

  init(_ date: Date, calendar: Calendar = .current) {
    start = calendar.startOfDay(for: date)
  }

  /// The day that is a number of days later, or earlier if the number is negative.
  func advanced(by days: Int, calendar: Calendar = .current) -> Day {
    Day(calendar.date(byAdding: .day, value: days, to: start) ?? start, calendar: calendar)
  }

  /// The first day of the week that contains the day.
  func startOfWeek(calendar: Calendar = .current) -> Day {
    Day(calendar.dateInterval(of: .weekOfYear, for: start)?.start ?? start, calendar: calendar)
  }

  static func < (lhs: Day, rhs: Day) -> Bool { lhs.start < rhs.start }
}
