import Foundation
import Testing

@testable import ViewClock

@Suite @MainActor struct ViewClockTests {
  let clock = ViewClock()
  let log = Log()

  /// The actions that ran, with the times at which they ran.
  final class Log {
    var entries: [String] = []
    func add(_ name: String, _ clock: ViewClock) {
      entries.append("\(name) \((clock.now * 1_000).rounded() / 1_000)")
    }
  }

  func note(_ name: String) -> () -> Void {
    { [log, clock] in log.add(name, clock) }
  }

  @Test func knowsTheNextEndOfNotedAnimations() {
    #expect(clock.nextAnimationEnd == .infinity)
    clock.noteAnimationEnd(at: 2)
    clock.noteAnimationEnd(at: 1)
    #expect(clock.nextAnimationEnd == 1)
    clock.advance(to: 1)
    #expect(clock.nextAnimationEnd == 2)
    clock.advance(to: 3)
    #expect(clock.nextAnimationEnd == .infinity)
  }

  @Test func firesInOrderOfDueTimeAndThenOfScheduling() {
    clock.schedule(after: 0.3, note("c"))
    clock.schedule(after: 0.1, note("a"))
    clock.schedule(at: 0.3, note("d"))
    clock.schedule(at: 0.2, note("b"))
    clock.advance(by: 0.25)
    #expect(log.entries == ["a 0.1", "b 0.2"])
    #expect(clock.now == 0.25)
    clock.advance(to: 1)
    #expect(log.entries == ["a 0.1", "b 0.2", "c 0.3", "d 0.3"])
    #expect(clock.now == 1)
  }

  @Test func readsExactlyTheDueTimeInsideAnAction() {
    var times: [TimeInterval] = []
    clock.schedule(at: 0.1, every: 0.1) { [clock] in times.append(clock.now) }
    for _ in 0..<100 { clock.advance(by: 0.01) }
    #expect(times.count == 10)
    #expect(times[2] == 0.1 + 2 * 0.1)
    #expect(clock.date == ViewClock.startDate + clock.now)
  }

  @Test func framesOfAnyRateReachWholeSeconds() {
    for rate in [24.0, 30, 59.94, 60, 90, 120, 144] {
      let clock = ViewClock()
      var seconds = 0
      clock.schedule(at: 100 / rate, every: 100 / rate) { seconds += 1 }
      for _ in 0..<1_000 { clock.advance(by: 1 / rate) }
      #expect(seconds == 10)
    }
  }

  @Test func drainsTheMainQueueInOrderAfterEachAction() {
    clock.schedule(at: 1) { [self] in
      note("timer")()
      clock.enqueue { [self] in
        note("first")()
        clock.enqueue(note("third"))
      }
      clock.enqueue(note("second"))
    }
    clock.schedule(at: 1, note("timer 2"))
    clock.enqueue(note("before"))
    clock.advance(to: 2)
    #expect(
      log.entries == [
        "before 0.0", "timer 1.0", "first 1.0", "second 1.0", "third 1.0", "timer 2 1.0",
      ])
  }

  @Test func aBlockOfTheMainQueueDoesNotRunInsideAnother() {
    clock.enqueue { [self] in
      clock.enqueue(note("inner"))
      clock.drainMainQueue()
      note("outer")()
    }
    #expect(!clock.drainMainQueue())
    #expect(log.entries == ["outer 0.0", "inner 0.0"])
  }

  @Test func endlessWorkIsStopped() {
    func again() { clock.enqueue(again) }
    again()
    #expect(clock.drainMainQueue())
    let other = ViewClock()
    func now() { other.schedule(after: 0, now) }
    now()
    #expect(other.advance(by: 1))
    #expect(other.now == 1)
  }

  @Test func cancelledActionsDoNotRunAndAreReleased() {
    final class Owned {}
    weak var owned: Owned?
    let token: ViewClock.Token
    do {
      let object = Owned()
      owned = object
      token = clock.schedule(at: 1, every: 1) { [note] in
        withExtendedLifetime(object) { note("tick")() }
      }
    }
    clock.schedule(at: 2.5) { token.cancel() }
    clock.advance(to: 2)
    #expect(owned != nil)
    #expect(!clock.runUntilIdle())
    #expect(log.entries == ["tick 1.0", "tick 2.0"])
    #expect(owned == nil)
    #expect(clock.now == 2.5)
    #expect(clock.nextDueTime == nil)
  }

  @Test func aRepeatingActionCanCancelItself() {
    var token: ViewClock.Token?
    token = clock.schedule(at: 1, every: 1) { [self] in
      note("tick")()
      token?.cancel()
    }
    clock.advance(to: 5)
    #expect(log.entries == ["tick 1.0"])
  }

  @Test func overdueActionsRunImmediately() {
    clock.advance(to: 5)
    clock.schedule(at: 1, note("late"))
    clock.schedule(after: -3, note("negative"))
    clock.schedule(after: .nan, note("NaN"))
    clock.schedule(after: .infinity, note("never"))
    #expect(clock.nextDueTime == 5)
    clock.advance(by: 0)
    #expect(log.entries == ["late 5.0", "negative 5.0", "NaN 5.0"])
    clock.advance(to: 1)
    clock.advance(to: .nan)
    clock.advance(to: .infinity)
    #expect(clock.now == 5)
  }

  @Test func runUntilIdleStopsAtItsLimit() {
    clock.schedule(at: 5, note("late"))
    #expect(clock.runUntilIdle(limit: 2.5))
    #expect(clock.now == 2.5)
    #expect(log.entries.isEmpty)
    #expect(!clock.runUntilIdle())
    #expect(log.entries == ["late 5.0"])
    #expect(clock.now == 5)
  }

  @Test func runUntilIdleIgnoresPerpetualActions() {
    clock.schedule(at: 1, every: 1, note("tick"))
    clock.schedule(at: 3.5, isPerpetual: true, note("again"))
    #expect(clock.isIdle)
    #expect(!clock.runUntilIdle())
    #expect(clock.now == 0)
    clock.schedule(at: 2.25, note("once"))
    #expect(!clock.isIdle)
    #expect(!clock.runUntilIdle())
    #expect(log.entries == ["tick 1.0", "tick 2.0", "once 2.25"])
    #expect(clock.now == 2.25)
  }

  @Test func theScreenSettlesAfterEachAction() {
    clock.settle = { [self] in
      note("settle")()
      clock.drainMainQueue()
      return true
    }
    clock.schedule(at: 1) { [self] in
      note("timer")()
      clock.enqueue(note("queue"))
    }
    clock.advance(to: 2)
    #expect(log.entries == ["settle 0.0", "timer 1.0", "settle 1.0", "queue 1.0"])
  }

  @Test func realTimeClocksFollowTheMachine() {
    let clock = ViewClock.realTime()
    let start = ContinuousClock.now
    nonisolated(unsafe) var dates: [Date] = []
    clock.schedule(after: 0.02) { dates.append(Date()) }
    clock.makeCurrent { DispatchQueue.global().async { clock.enqueue { dates.append(Date()) } } }
    clock.advance(by: 0.05)
    #expect(ContinuousClock.now - start >= .milliseconds(50))
    #expect(clock.now >= 0.05)
    // A busy machine may start the work of a global queue late.
    while dates.count < 2, ContinuousClock.now - start < .seconds(60) { clock.advance(by: 0.01) }
    #expect(dates.count == 2)
    #expect(dates.allSatisfy { abs($0.timeIntervalSinceNow) < 60 })
  }

  @Test func timersFireInTheirModeOnly() {
    clock.schedule(at: 0.1, every: 0.1, mode: .default, note("default"))
    clock.schedule(at: 0.1, every: 0.1, mode: ViewClock.trackingMode, note("tracking"))
    clock.schedule(at: 0.25, every: 0.25, mode: .common, note("common"))
    clock.advance(to: 0.24)
    clock.mode = ViewClock.trackingMode
    clock.advance(to: 0.55)
    clock.mode = .default
    clock.advance(to: 0.7)
    // An overdue timer fires when its mode is current again, then at its period boundaries, as with
    // Foundation's run loop.
    #expect(
      log.entries == [
        "default 0.1", "default 0.2", "tracking 0.24", "common 0.25", "tracking 0.3",
        "tracking 0.4", "common 0.5", "tracking 0.5", "default 0.55", "default 0.6",
        "default 0.7",
      ])
  }

  @Test func theMainQueueServesTheCommonModes() {
    clock.mode = ViewClock.trackingMode
    clock.enqueue(mode: .default, note("perform"))
    clock.enqueue(note("async"))
    clock.drainMainQueue()
    #expect(log.entries == ["async 0.0"])
    #expect(clock.nextDueTime == nil)
    clock.enqueue(note("async 2"))
    clock.mode = .default
    clock.drainMainQueue()
    #expect(log.entries == ["async 0.0", "perform 0.0", "async 2 0.0"])
  }

  @Test func theCurrentClockIsTheInnermostOneThatRuns() async {
    #expect(ViewClock.current == nil)
    let other = ViewClock()
    other.enqueue { #expect(ViewClock.current === other) }
    clock.enqueue { [clock] in
      other.drainMainQueue()
      #expect(ViewClock.current === clock)
    }
    clock.drainMainQueue()
    let task = clock.makeCurrent { Task { ViewClock.current } }
    #expect(ViewClock.current == nil)
    #expect(await task.value === clock)
  }

  @Test func otherThreadsMayEnqueue() async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { [clock] in
          for index in 0..<500 {
            clock.enqueue {}
            clock.schedule(after: Double(index)) {}.cancel()
          }
        }
      }
    }
    #expect(!clock.runUntilIdle())
    #expect(clock.nextDueTime == nil)
  }

  @Test func agendaSortsManyEntries() {
    var agenda = Agenda()
    var expected: [TimeInterval] = []
    var seed: UInt32 = 1
    for _ in 0..<2_000 {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      let due = TimeInterval(seed >> 20)
      expected.append(due)
      let token = ViewClock.Token(start: due, interval: nil, mode: .common) {}
      agenda.insert(token, dueTime: due)
    }
    var times: [TimeInterval] = []
    while let due = agenda.nextDueTime(in: .default), agenda.next(in: .default) != nil {
      times.append(due)
    }
    #expect(times == expected.sorted())
  }

  @Test func theMainQueueIsRecognized() {
    #expect(DispatchQueue.main.isMain)
    #expect(!DispatchQueue.global().isMain)
    #expect(!DispatchQueue(label: "com.apple.main-thread").isMain)
  }
}
