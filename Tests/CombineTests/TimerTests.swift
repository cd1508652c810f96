import Combine
import Foundation
import Testing
import ViewClock

@Suite @MainActor struct TimerTests {
  let clock = ViewClock()

  @Test func ticksAtExactVirtualInstants() {
    var dates: [TimeInterval] = []
    let cancellable = clock.makeCurrent {
      Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
        .sink { dates.append($0.timeIntervalSince(ViewClock.startDate)) }
    }
    clock.advance(by: 0.35)
    #expect(dates == [0.1, 0.2, 0.1 + 2 * 0.1])
    cancellable.cancel()
    clock.advance(by: 1)
    #expect(dates.count == 3)
    #expect(clock.nextDueTime == nil)
  }

  @Test func stopsWhenItsConnectionIsCancelled() {
    let timer = Timer.publish(every: 1, on: .main, in: .default).autoconnect()
    var count = 0
    let cancellable = clock.makeCurrent { timer.sink { _ in count += 1 } }
    clock.advance(by: 2)
    timer.upstream.connect().cancel()
    clock.advance(by: 2)
    #expect(count == 2)
    cancellable.cancel()
  }

  @Test func releasingTheConnectionDoesNotStopTheTimer() {
    let timer = Timer.publish(every: 1, on: .main, in: .common)
    var count = 0
    let first = timer.sink { _ in count += 1 }
    let second = timer.sink { _ in count += 10 }
    clock.makeCurrent { _ = timer.connect() }
    clock.advance(by: 1)
    #expect(count == 11)
    first.cancel()
    clock.advance(by: 1)
    #expect(count == 21)
    second.cancel()
  }

  @Test func timersFireOnlyInTheirMode() {
    var log: [Int] = []
    let monitor = clock.makeCurrent {
      Timer.publish(every: 0.1, on: .main, in: .default).autoconnect().map { _ in 0 }
        .merge(
          with: Timer.publish(every: 0.1, on: .main, in: .tracking).autoconnect().map { _ in 1 }
        )
        .receive(on: DispatchQueue.main)
        .removeDuplicates()
        .sink { log.append($0) }
    }
    clock.advance(by: 0.5)
    clock.mode = .tracking
    clock.advance(by: 0.5)
    #expect(log == [0, 1])
    clock.mode = .default
    clock.advance(by: 0.1)
    #expect(log == [0, 1, 0])
    monitor.cancel()
  }

  @Test func runsInRealTimeWithoutAClock() {
    let timer = Timer.publish(every: 0.01, tolerance: 0, on: .current, in: .default)
    let start = Date()
    var date: Date?
    let cancellable = timer.autoconnect().sink { date = $0 }
    while date == nil, RunLoop.current.run(mode: .default, before: Date() + 0.01) {}
    #expect(date.map { $0 > start } == true)
    cancellable.cancel()
  }
}
