import Foundation
import FoundationNames
import Testing

struct CalendarIntervalsTests {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  @Test func theDayAroundADateHasAStartAndADuration() {
    var start = Date.distantPast
    var interval = 0.0
    // 15 July 2026, 13:20.
    let date = Date(timeIntervalSince1970: 1_784_121_600)
    #expect(calendar.dateInterval(of: .day, start: &start, interval: &interval, for: date))
    #expect(start == calendar.startOfDay(for: date) && interval == 86_400)
  }

  @Test func aWorkingDayIsInNoWeekend() {
    var start = Date.distantPast
    var interval = 0.0
    let wednesday = Date(timeIntervalSince1970: 1_784_121_600)
    #expect(
      !calendar.dateIntervalOfWeekend(containing: wednesday, start: &start, interval: &interval))
    #expect(start == .distantPast && interval == 0)
    let saturday = wednesday.addingTimeInterval(3 * 86_400)
    #expect(
      calendar.dateIntervalOfWeekend(containing: saturday, start: &start, interval: &interval))
    #expect(start == calendar.startOfDay(for: saturday) && interval == 2 * 86_400)
  }
}
