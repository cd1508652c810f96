import Foundation

extension Text {
  /// A style for displaying a date as text.
  public struct DateStyle: Hashable, Codable, Sendable {
    enum Kind: Hashable, Codable, Sendable {
      case time, date, relative, offset, timer
    }

    let kind: Kind

    /// The time of day, such as "9:41 AM".
    public static let time = DateStyle(kind: .time)
    /// The day, such as "June 3, 2019".
    public static let date = DateStyle(kind: .date)
    /// The time between now and the date, such as "2 hr, 23 min".
    public static let relative = DateStyle(kind: .relative)
    /// The time from the date to now, such as "+2 hours" after the date.
    public static let offset = DateStyle(kind: .offset)
    /// The time between now and the date in clock notation, such as "36:59:01".
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text view that displays a date.
  ///
  /// A style that depends on the current time follows the screen's clock.
  public init(_ date: Date, style: DateStyle) {
    self.init(.date(DateText(kind: .date(date, style.kind))))
  }

  /// Creates a text view that displays a date range.
  public init(_ dates: ClosedRange<Date>) {
    self.init(.date(DateText(kind: .span(dates.lowerBound, dates.upperBound))))
  }

  /// Creates a text view that displays a date interval.
  public init(_ interval: DateInterval) {
    self.init(.date(DateText(kind: .span(interval.start, interval.end))))
  }

  /// Creates a text view that displays a timer, which counts down or up within an interval.
  ///
  /// The timer stops at the pause time.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .date(
        DateText(
          kind: .timer(
            timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))))
  }
}
