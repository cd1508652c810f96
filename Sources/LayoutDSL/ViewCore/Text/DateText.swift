import Foundation

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
      return clock((date.timeIntervalSince(now) - Tolerance.time).rounded(.up), showsHours: true)
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
        ? (interval.upperBound.timeIntervalSince(time) - Tolerance.time).rounded(.up)
        : (time.timeIntervalSince(interval.lowerBound) + Tolerance.time).rounded(.down)
      return clock(seconds, showsHours: showsHours)
    }
  }

  /// Returns the next time at which the string changes; nil if it never does.
  func nextChange(after now: Date) -> Date? {
    func second(from origin: Date) -> Date {
      origin + ((now.timeIntervalSince(origin) + Tolerance.date).rounded(.down) + 1)
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
    let total = abs(seconds) < TimeDistance.greatestSeconds ? Int(abs(seconds)) : 0
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
