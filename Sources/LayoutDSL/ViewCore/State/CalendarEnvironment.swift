import Foundation
import ViewClock

extension EnvironmentValues {
  private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar? { nil }
  }

  private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { Region.current.timeZone }
  }

  /// The calendar of dates.
  ///
  /// The default is the Gregorian calendar in the environment's locale and time zone, or the
  /// calendar of the screen's locale if that has another one.
  public var calendar: Calendar {
    get {
      if let calendar = self[CalendarKey.self] { return calendar }
      let region = Region.current
      var calendar = Calendar(
        identifier: region == .standard ? .gregorian : region.locale.calendar.identifier)
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }

  /// Sets the locale, the time zone and the layout direction of a screen.
  ///
  /// Values that are the defaults anyway stay unset.
  package mutating func adopt(_ region: Region) {
    guard region != .standard else { return }
    locale = region.locale
    timeZone = region.timeZone
    layoutDirection =
      region.locale.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The time zone of dates; the default is that of the screen, GMT unless the caller chose
  /// another.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}
