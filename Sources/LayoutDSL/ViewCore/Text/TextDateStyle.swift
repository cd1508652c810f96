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

/// A date in a text view, which may depend on the current time.
struct DateText: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case date(Date, Text.DateStyle.Kind)
    case span(Date, Date)
    case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
  }

  let kind: Kind

  /// Returns the string at a time.
  func string(at now: Date, in environment: EnvironmentValues) -> String {
    switch kind {
    case .date(let date, .time):
      return environment.dateFormat(date: .omitted, time: .shortened).format(date)
    case .date(let date, .date):
      return environment.dateFormat(
        date: [.long, .abbreviated, .numeric][min(environment.textSizeVariant, 2)], time: .omitted
      ).format(date)
    case .date(let date, .timer):
      // A countdown rounds up to whole seconds; counting up rounds down.
      return clock((date.timeIntervalSince(now) - 1e-9).rounded(.up), showsHours: true)
    case .date(let date, .relative):
      return TimeDistance(from: now, to: date, in: environment).string(
        units: environment.textSizeVariant == 0 ? 2 : 1,
        width: environment.textSizeVariant < 2 ? .abbreviated : .narrow)
    case .date(let date, .offset):
      let distance = TimeDistance(from: now, to: date, in: environment)
      return (now < date ? "-" : "+")
        + distance.string(
          units: 1, width: [.wide, .abbreviated, .narrow][min(environment.textSizeVariant, 2)])
    case .span(let start, let end):
      guard start < end else {
        return environment.dateFormat(date: .abbreviated, time: .shortened).format(start)
      }
      let isOneDay = environment.calendar.isDate(start, inSameDayAs: end)
      let format = Date.IntervalFormatStyle(
        date: isOneDay ? .omitted : .abbreviated, time: .shortened, locale: environment.locale,
        calendar: environment.calendar, timeZone: environment.timeZone)
      return format.format(start..<end)
    case .timer(let interval, let pause, let countsDown, let showsHours):
      let time = min(max(min(pause ?? now, now), interval.lowerBound), interval.upperBound)
      let seconds =
        countsDown
        ? (interval.upperBound.timeIntervalSince(time) - 1e-9).rounded(.up)
        : (time.timeIntervalSince(interval.lowerBound) + 1e-9).rounded(.down)
      return clock(seconds, showsHours: showsHours)
    }
  }

  /// Returns the next time at which the string changes; nil if it never does.
  func nextChange(after now: Date) -> Date? {
    func second(from origin: Date) -> Date {
      origin + ((now.timeIntervalSince(origin) + 1e-6).rounded(.down) + 1)
    }
    switch kind {
    case .date(_, .time), .date(_, .date), .span: return nil
    case .date(let date, _): return second(from: date)
    case .timer(let interval, let pause, let countsDown, _):
      let end = min(interval.upperBound, pause ?? interval.upperBound)
      guard now < end else { return nil }
      if now < interval.lowerBound { return interval.lowerBound }
      return min(second(from: countsDown ? interval.upperBound : interval.lowerBound), end)
    }
  }

  /// Returns a time in clock notation: "1:05:09", "12:30", "0:07".
  private func clock(_ seconds: Double, showsHours: Bool) -> String {
    let total = abs(seconds) < 1e12 ? Int(abs(seconds)) : 0
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let hours = showsHours ? total / 3600 : 0
    let minutes = total / 60 - hours * 60
    let end = ":" + padded(total % 60)
    return hours > 0 ? "\(hours):" + padded(minutes) + end : "\(minutes)" + end
  }
}

extension EnvironmentValues {
  /// Returns a date format in the environment's locale, calendar and time zone.
  fileprivate func dateFormat(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
  }
}
