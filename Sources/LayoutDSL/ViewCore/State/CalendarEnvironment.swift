import Foundation

extension EnvironmentValues {
  private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar? { nil }
  }

  private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .gmt }
  }

  /// The calendar of dates.
  ///
  /// The default is the Gregorian calendar in the environment's locale and time zone; it does not
  /// depend on the machine.
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

  /// The time zone of dates; the default is GMT, independent of the machine.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
