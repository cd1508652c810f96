import Foundation
import LayoutDSL
import Testing
import ViewClock

@Suite @MainActor struct TimelineViewTests {
  @MainActor final class Log: ObservableObject {
    @Published var isPaused = false
    var times: [TimeInterval] = []
  }

  /// Returns the dates shown within a number of seconds, as seconds since the start.
  private func times<S: TimelineSchedule>(
    _ schedule: S, seconds: TimeInterval
  ) -> [TimeInterval] {
    let log = Log()
    let screen = Screen {
      TimelineView(schedule) { context in
        let _ = log.times.append(context.date.timeIntervalSince(ViewClock.startDate))
        Color.clear
      }
    }
    screen.graph.clock.advance(by: seconds)
    #expect(screen.graph.clock.isIdle)
    return log.times
  }

  @Test func periods() {
    let start = ViewClock.startDate
    #expect(times(.periodic(from: start, by: 0.5), seconds: 1.2) == [0, 0.5, 1])
    #expect(times(.periodic(from: start - 0.25, by: 1), seconds: 2) == [-0.25, 0.75, 1.75])
    #expect(times(.periodic(from: start + 1, by: 1), seconds: 2.5) == [0, 1, 2])
    #expect(times(.periodic(from: start, by: .nan), seconds: 2) == [0])
  }

  @Test func everyMinute() {
    #expect(times(.everyMinute, seconds: 150) == [0, 60, 120])
  }

  @Test func explicitDates() {
    let dates = [-5, -1, 0.5, 0.75].map { ViewClock.startDate + $0 }
    #expect(times(.explicit(dates), seconds: 5) == [-1, 0.5, 0.75])
    #expect(times(.explicit([]), seconds: 5) == [0])
  }

  @Test func denseDatesAreShownOncePerFrame() {
    let dates = (0..<10_000).map { ViewClock.startDate + Double($0) / 10_000 }
    let shown = times(.explicit(dates), seconds: 2)
    #expect((55...61).contains(shown.count))
    #expect(shown.last == 0.9999)
  }

  @Test func aScheduleEndsAtADateThatIsNoTime() {
    let start = ViewClock.startDate, nothing = Date(timeIntervalSinceReferenceDate: .nan)
    #expect(times(.explicit([start, nothing, start + 1]), seconds: 2) == [0])
    #expect(times(.explicit([nothing]), seconds: 2) == [0])
    #expect(times(.periodic(from: nothing, by: 1), seconds: 2) == [0])
  }

  @Test func animations() {
    let frames = times(.animation, seconds: 1)
    #expect(frames.count == 61)
    #expect(frames[30] == 30 * (1.0 / 60) as Double)
    #expect(times(.animation(minimumInterval: 0.25), seconds: 1) == [0, 0.25, 0.5, 0.75, 1])
    #expect(times(.animation(paused: true), seconds: 1) == [0])
  }

  private struct Pausable: View {
    @ObservedObject var log: Log

    var body: some View {
      TimelineView(.animation(minimumInterval: 0.5, paused: log.isPaused)) { context in
        let _ = log.times.append(context.date.timeIntervalSince(ViewClock.startDate))
        Color.clear
      }
    }
  }

  @Test func aNewScheduleStartsImmediately() {
    let log = Log()
    let screen = Screen { Pausable(log: log) }
    screen.graph.clock.advance(to: 0.75)
    log.isPaused = true
    screen.graph.clock.advance(to: 2.1)
    log.isPaused = false
    screen.graph.clock.advance(to: 2.7)
    #expect(log.times == [0, 0.5, 0.75, 2.1, 2.6])
  }

  @Test func aRemovedViewStopsWaiting() {
    let log = Log()
    let screen = Screen {
      Swap(log: log)
    }
    log.isPaused = true
    screen.graph.update()
    #expect(screen.graph.clock.nextDueTime == nil)
  }

  private struct Swap: View {
    @ObservedObject var log: Log

    var body: some View {
      if !log.isPaused {
        TimelineView(.everyMinute) { _ in Color.clear }
      }
    }
  }

  @Test func aScheduleWithoutEndInThePastIsReported() {
    let screen = Screen {
      TimelineView(.explicit(repeatElement(Date.distantPast, count: .max))) { _ in Color.red }
    }
    #expect(screen.graph.diagnostics.map(\.problem) == [.endlessSchedule])
  }
}
