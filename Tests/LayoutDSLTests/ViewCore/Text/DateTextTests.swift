import Foundation
import LayoutDSL
import Testing
import ViewClock

@testable import ViewCore

@MainActor struct DateTextTests {
  private let start = ViewClock.startDate

  private func string(
    _ text: Text, at seconds: TimeInterval = 0,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> String {
    guard case .date(let date) = text.segments[0].content else { return "" }
    var environment = EnvironmentValues()
    change(&environment)
    return date.string(at: start + seconds, in: environment)
      .replacingOccurrences(of: "\u{202F}", with: " ")
      .replacingOccurrences(of: "\u{2009}", with: " ")
  }

  @Test func datesTimesAndIntervals() {
    let date = start + 9 * 3600 + 41 * 60
    #expect(string(Text(date, style: .time)) == "9:41 AM")
    #expect(string(Text(date, style: .date)) == "January 1, 2001")
    #expect(string(Text(date, style: .time)) { $0.locale = Locale(identifier: "de_DE") } == "9:41")
    #expect(
      string(Text(date, style: .date)) { $0.locale = Locale(identifier: "de_DE") }
        == "1. Januar 2001")
    let tokyo = TimeZone(secondsFromGMT: 9 * 3600)
    #expect(string(Text(date, style: .time)) { $0.timeZone = tokyo ?? .gmt } == "6:41 PM")
    #expect(string(Text(date...date + 5 * 3600)) == "9:41 AM – 2:41 PM")
    #expect(string(Text(DateInterval(start: date, duration: 600))) == "9:41 – 9:51 AM")
  }

  @Test(
    arguments: [
      (90, "1:30"), (59.5, "1:00"), (0, "0:00"), (3725, "1:02:05"), (-5, "0:05"),
      (-3600, "1:00:00"),
    ] as [(Double, String)])
  func timerStyle(distance: TimeInterval, expected: String) {
    #expect(string(Text(start + distance, style: .timer)) == expected)
  }

  @Test(
    arguments: [
      (674, "11 min, 14 sec", "-11 minutes"), (-674, "11 min, 14 sec", "+11 minutes"),
      (0, "0 sec", "+0 seconds"), (-7205, "2 hr", "+2 hours"),
      (-86_400 * 3 - 3600, "3 days, 1 hr", "+3 days"), (86_400 * 45, "1 mth, 14 days", "-1 month"),
      (-86_400 * 800, "2 yrs, 2 mths", "+2 years"),
    ] as [(Double, String, String)])
  func relativeAndOffsetStyles(distance: TimeInterval, relative: String, offset: String) {
    #expect(string(Text(start + distance, style: .relative)) == relative)
    #expect(string(Text(start + distance, style: .offset)) == offset)
  }

  @Test func timerIntervalsCountDownOrUp() {
    let interval = start + 10...start + 310
    let down = Text(timerInterval: interval)
    #expect(
      [0, 10, 10.5, 70, 309.5, 310, 400].map { string(down, at: $0) }
        == ["5:00", "5:00", "5:00", "4:00", "0:01", "0:00", "0:00"])
    let up = Text(timerInterval: interval, countsDown: false)
    #expect(
      [0, 10, 10.5, 70, 400].map { string(up, at: $0) } == ["0:00", "0:00", "0:00", "1:00", "5:00"])
    let paused = Text(timerInterval: interval, pauseTime: start + 40)
    #expect(string(paused, at: 100) == "4:30")
    let long = Text(timerInterval: start...start + 5400, showsHours: false)
    #expect(string(long) == "90:00")
    #expect(string(Text(timerInterval: start...start + 5400)) == "1:30:00")
  }

  @Test func textFollowsTheClock() {
    let screen = Screen(200, 50) { Text(ViewClock.startDate + 60, style: .timer) }
    #expect(screen.text.prepared.last?.runs.map(\.string) == ["1:00"])
    screen.advance(by: 1)
    _ = screen.list
    #expect(screen.text.prepared.last?.runs.map(\.string) == ["0:59"])
    screen.advance(by: 10.2)
    _ = screen.list
    #expect(screen.text.prepared.last?.runs.map(\.string) == ["0:49"])
    let count = screen.text.prepared.count
    screen.advance(by: 0.1)
    _ = screen.list
    #expect(screen.text.prepared.count == count)
  }
}
