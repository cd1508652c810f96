import Foundation
import LayoutDSL
import Testing
import ViewClock

@testable import ViewCore

@MainActor struct TimeDataSourceTests {
  private func shown(_ screen: Screen) -> String? {
    _ = screen.list
    return screen.text.prepared.last?.runs.map(\.string).joined()
  }

  @Test func textFollowsTheClock() {
    let start = ViewClock.startDate
    let screen = Screen(200, 50) {
      Text(.currentDate, format: .timer(countingDownIn: start..<start + 60))
    }
    #expect(shown(screen) == "1:00")
    screen.advance(by: 1.5)
    #expect(shown(screen) == "0:59")
    screen.advance(by: 100)
    #expect(shown(screen) == "0:00")
    let count = screen.text.prepared.count
    screen.advance(by: 5)
    #expect(shown(screen) == "0:00" && screen.text.prepared.count == count)
  }

  @Test func durationsAndRangesFollowTheTime() {
    let start = ViewClock.startDate
    let screen = Screen(200, 50) {
      Text(.durationOffset(to: start - 90), format: .time(pattern: .minuteSecond))
    }
    #expect(shown(screen) == "1:30")
    screen.advance(by: 4.1)
    #expect(shown(screen) == "1:34")
    #expect(TimeDataSource.dateRange(startingAt: start).value(start + 5) == start..<start + 5)
    #expect(TimeDataSource.dateRange(startingAt: start).value(start - 5) == start..<start)
    #expect(TimeDataSource.dateRange(endingAt: start).value(start - 5) == start - 5..<start)
    #expect(TimeDataSource.dateRange(endingAt: start).value(start + 5) == start..<start)
  }

  @Test func valuesAreInterpolated() {
    let start = ViewClock.startDate
    let screen = Screen(200, 50) {
      Text("Lap \(.currentDate, format: .stopwatch(startingAt: start - 61.5)) so far")
    }
    #expect(shown(screen) == "Lap 01:01.50 so far")
  }

  @Test func equalSourcesAndFormatsMakeTextEqual() {
    let start = ViewClock.startDate
    let text = Text(.currentDate, format: .stopwatch(startingAt: start))
    #expect(text == Text(.currentDate, format: .stopwatch(startingAt: start)))
    #expect(text != Text(.currentDate, format: .stopwatch(startingAt: start + 1)))
  }
}
