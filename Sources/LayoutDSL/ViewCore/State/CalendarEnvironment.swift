import Foundation

extension EnvironmentValues {
  private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar? { nil }
  }

  private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .gmt }
  }

  /// The calendar of dates; unless set, the Gregorian one in the environment's locale and time zone,
  /// whatever the machine's.
  public var calendar: Calendar {
    get {
      if let calendar = self[CalendarKey.self] { return calendar }
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of dates; Greenwich's unless set, whatever the machine's.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
