import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

struct CalendarEnvironmentTests {
  @Test func theCalendarFollowsLocaleAndTimeZoneUntilItIsSet() {
    var environment = EnvironmentValues()
    #expect(environment.calendar.identifier == .gregorian)
    #expect(environment.calendar.timeZone == .gmt)
    environment.locale = Locale(identifier: "de_DE")
    environment.timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
    #expect(environment.calendar.firstWeekday == 2)
    #expect(environment.calendar.timeZone.secondsFromGMT() == 3600)
    environment.calendar = Calendar(identifier: .buddhist)
    #expect(environment.calendar.identifier == .buddhist)
  }
}
