import Foundation
import Testing

@testable import Charts

struct DateTicksTests {
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }()

  private func date(_ month: Int, _ day: Int, _ hour: Int = 0, year: Int = 2024) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour))
      ?? .distantPast
  }

  @Test func theUnitFollowsFromTheLength() {
    func unit(_ range: ClosedRange<Date>) -> Calendar.Component {
      DateTicks(for: range, desiredCount: 5, calendar: calendar).unit
    }
    #expect(unit(date(5, 1)...date(5, 1, 20)) == .hour)
    #expect(unit(date(5, 1)...date(5, 5)) == .day)
    #expect(unit(date(5, 1)...date(5, 30)) == .weekOfYear)
    #expect(unit(date(1, 1)...date(12, 1)) == .month)
    #expect(unit(date(1, 1, year: 2000)...date(1, 1, year: 2024)) == .year)
  }

  @Test func marksAreStartsOfUnits() {
    let ticks = DateTicks(unit: .month, count: 3, calendar: calendar)
    #expect(
      ticks.values(in: date(2, 10)...date(11, 1)) == [date(4, 1), date(7, 1), date(10, 1)])
    #expect(
      ticks.values(in: date(2, 10)...date(5, 1), coversBounds: true)
        == [date(1, 1), date(4, 1), date(7, 1)])
  }

  @Test func hoursAreCountedFromMidnight() {
    let ticks = DateTicks(unit: .hour, count: 6, calendar: calendar)
    #expect(
      ticks.values(in: date(5, 1, 1)...date(5, 2)) == [
        date(5, 1, 6), date(5, 1, 12), date(5, 1, 18), date(5, 2),
      ])
  }

  @Test func hostileRangesEnd() {
    let all = Date.distantPast...Date.distantFuture
    #expect(DateTicks(unit: .second, count: 1, calendar: calendar).values(in: all).count <= 4000)
    #expect(DateTicks(unit: .year, count: -3, calendar: calendar).values(in: all).count <= 4000)
    let chosen = DateTicks(for: all, desiredCount: 5, calendar: calendar)
    #expect((1...12).contains(chosen.values(in: all).count))
  }
}
