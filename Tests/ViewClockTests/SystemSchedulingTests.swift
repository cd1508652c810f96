import Foundation
import Testing

@testable import ViewClock

/// Work that code without knowledge of the clock schedules.
@Suite @MainActor struct SystemSchedulingTests {
  let clock = ViewClock()
  let log = Log()

  @MainActor final class Log {
    var entries: [String] = []
  }

  func note(_ name: String) {
    log.entries.append("\(name) \((clock.now * 1_000).rounded() / 1_000)")
  }

  // MARK: Clocks

  @Test func clocksReadTheTimeOfTheScreen() {
    var readings: [[Double]] = []
    func read() {
      let suspending = SuspendingClock.now, continuous = ContinuousClock.now
      let dispatch = DispatchTime.now().uptimeNanoseconds
      let date = Date()
      clock.schedule(after: 2.5) {
        readings.append([
          (SuspendingClock.now - suspending) / .seconds(1),
          (ContinuousClock.now - continuous) / .seconds(1),
          Double(DispatchTime.now().uptimeNanoseconds - dispatch) / 1e9,
          Date().timeIntervalSince(date),
        ])
      }
    }
    clock.makeCurrent(read)
    clock.advance(by: 10)
    #expect(readings == [[2.5, 2.5, 2.5, 2.5]])
    let start = SuspendingClock.now
    #expect(SuspendingClock.now - start < .seconds(2))
  }

  @Test func dispatchSourcesWaitInRealTime() {
    let group = DispatchGroup()
    let start = DispatchTime.now()
    var source: DispatchSourceTimer?
    clock.makeCurrent {
      group.enter()
      let timer = DispatchSource.makeTimerSource(queue: .global())
      timer.setEventHandler { group.leave() }
      timer.schedule(deadline: .now() + .milliseconds(40))
      timer.resume()
      source = timer
      // A wait on the clock does not let a source fire early.
      #expect(DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(5)) == .timedOut)
    }
    #expect(group.wait(timeout: .now() + 60) == .success)
    let milliseconds = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e6
    #expect(milliseconds >= 40 && milliseconds < 10_000)
    source?.cancel()
  }

  // MARK: Timers

  @Test func scheduledTimersFireAtExactInstants() {
    var timer: Timer?
    clock.makeCurrent {
      timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
        MainActor.assumeIsolated { note("tick") }
      }
      _ = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in
        MainActor.assumeIsolated { note("once") }
      }
    }
    clock.advance(to: 0.35)
    #expect(log.entries == ["tick 0.1", "tick 0.2", "once 0.25", "tick 0.3"])
    timer?.invalidate()
    clock.advance(to: 2)
    #expect(log.entries.count == 4)
    #expect(clock.nextDueTime == nil)
  }

  @Test func aTimerInvalidatesItself() {
    clock.makeCurrent {
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
        MainActor.assumeIsolated { note("tick") }
        timer.invalidate()
      }
    }
    clock.advance(to: 5)
    #expect(log.entries == ["tick 1.0"])
  }

  @Test func aTimerFiresAfterItsInterval() {
    clock.makeCurrent {
      let timer = Timer(timeInterval: 0.25, repeats: false) { _ in
        MainActor.assumeIsolated { note("once") }
      }
      RunLoop.main.add(timer, forMode: .common)
    }
    clock.advance(to: 1)
    #expect(log.entries == ["once 0.25"])
  }

  @Test func addedTimersFireInTheirMode() {
    clock.makeCurrent {
      for mode in [RunLoop.Mode.default, .common, ViewClock.trackingMode] {
        let timer = Timer(timeInterval: 0.5, repeats: true) { _ in
          MainActor.assumeIsolated { note(mode.rawValue) }
        }
        RunLoop.main.add(timer, forMode: mode)
      }
    }
    clock.advance(to: 0.5)
    clock.mode = ViewClock.trackingMode
    clock.advance(to: 1)
    clock.mode = .default
    clock.advance(to: 1)
    let (common, normal) = (RunLoop.Mode.common.rawValue, RunLoop.Mode.default.rawValue)
    #expect(
      log.entries == [
        "\(normal) 0.5", "\(common) 0.5", "UITrackingRunLoopMode 0.5", "\(common) 1.0",
        "UITrackingRunLoopMode 1.0", "\(normal) 1.0",
      ])
  }

  // MARK: Queues

  @Test func blocksForTheMainRunLoop() {
    clock.makeCurrent {
      RunLoop.main.perform { MainActor.assumeIsolated { note("perform") } }
      RunLoop.main.perform(inModes: [ViewClock.trackingMode]) {
        MainActor.assumeIsolated { note("tracking") }
      }
    }
    #expect(log.entries.isEmpty)
    clock.advance(by: 1)
    #expect(log.entries == ["perform 0.0"])
    clock.mode = ViewClock.trackingMode
    clock.advance(by: 1)
    #expect(log.entries == ["perform 0.0", "tracking 1.0"])
  }

  @Test func workItemsAndTheirCancellation() {
    let cancelled = DispatchWorkItem { MainActor.assumeIsolated { note("never") } }
    clock.makeCurrent {
      DispatchQueue.main.async(execute: cancelled)
      DispatchQueue.main.async(
        execute: DispatchWorkItem { MainActor.assumeIsolated { note("item") } })
      for delay in [0.15, 3, 0.1] {
        DispatchQueue.main.asyncAfter(
          deadline: .now() + delay,
          execute: DispatchWorkItem { MainActor.assumeIsolated { note("after") } })
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500), execute: cancelled)
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(350)) {
        MainActor.assumeIsolated { note("closure") }
      }
    }
    cancelled.cancel()
    clock.advance(by: 5)
    #expect(log.entries == ["item 0.0", "after 0.1", "after 0.15", "closure 0.35", "after 3.0"])
  }

  @Test func codeOutsideAScreenRunsInRealTime() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async(
        execute: DispatchWorkItem {
          DispatchQueue.main.asyncAfter(
            deadline: .now() + 0.001, execute: DispatchWorkItem { continuation.resume() })
        })
    }
    #expect(abs(Date().timeIntervalSince(ViewClock.startDate)) > 1e8)
    #expect(clock.nextDueTime == nil)
  }

  // MARK: The date

  @Test func theDateIsThatOfTheClock() {
    var dates: [TimeInterval] = []
    clock.schedule(at: 0.15) { dates.append(Date().timeIntervalSince(ViewClock.startDate)) }
    clock.schedule(at: 90) { dates.append(Date.now.timeIntervalSinceReferenceDate) }
    clock.advance(by: 100)
    // The system's clock has a resolution of one nanosecond.
    #expect(dates.map { ($0 * 1e9).rounded() / 1e9 } == [0.15, 90])
  }

  // MARK: Tasks

  actor Counter {
    var count = 0
    func increment() -> Int {
      count += 1
      return count
    }
  }

  nonisolated func fetch(_ number: Int) async -> Int {
    await Task.yield()
    return number * 10
  }

  @Test func tasksAreDoneWhenTimeHasPassed() {
    let counter = Counter()
    clock.makeCurrent {
      _ = Task { @MainActor in
        note("start")
        note("\(await fetch(1))")
        async let first = fetch(2)
        async let second = fetch(3)
        note("\(await first + second)")
        note("\(await counter.increment())")
        let sum = await withTaskGroup(of: Int.self) { group in
          for number in 1...3 { group.addTask { await fetch(number) } }
          var sum = 0
          for await number in group { sum += number }
          return sum
        }
        note("\(sum)")
        note("\(await Task.detached { await fetch(7) }.value)")
      }
    }
    #expect(log.entries.isEmpty)
    clock.advance(by: 1)
    #expect(
      log.entries == ["start 0.0", "10 0.0", "50 0.0", "1 0.0", "60 0.0", "70 0.0"])
  }

  @Test func tasksRunOnceTheMainThreadIsFree() async {
    let task = clock.makeCurrent { Task { @MainActor in await fetch(4) } }
    #expect(await task.value == 40)
    #expect(clock.now == 0)
  }

  @Test func aTestResumedByAClockMayContinueToUseIt() async {
    await withCheckedContinuation { continuation in
      clock.schedule(at: 1) { continuation.resume() }
      clock.advance(by: 2)
    }
    var hasRun = false
    clock.enqueue { hasRun = true }
    clock.advance(by: 1)
    #expect(hasRun)
    #expect(clock.now == 3)
  }
}
