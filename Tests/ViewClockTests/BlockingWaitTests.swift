import Foundation
import Testing

@testable import ViewClock

/// Code on a clock that holds its thread until a time has come.
@MainActor struct BlockingWaitTests {
  let clock = ViewClock()
  let log = Log()

  final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [String] = []

    var entries: [String] { lock.withLock { list } }

    func note(_ entry: String) {
      let time = Date().timeIntervalSince(ViewClock.startDate)
      lock.withLock { list.append("\(entry) \((time * 1_000).rounded() / 1_000)") }
    }
  }

  @Test func aSleepOfTheMainThreadPassesAtOnce() {
    let log = log, clock = clock
    clock.schedule(after: 0.1) { log.note("late") }
    clock.makeCurrent {
      DispatchQueue.main.async {
        Thread.sleep(forTimeInterval: 0.2)
        log.note("slept")
        Thread.sleep(until: Date() + 0.3)
        log.note("slept again")
      }
    }
    clock.advance(to: 1)
    #expect(log.entries == ["slept 0.2", "slept again 0.5", "late 0.5"])
    #expect(clock.now == 1)
  }

  @Test func theClockGoesOnWhileABlockSleeps() {
    let log = log, clock = clock
    clock.schedule(after: 0.1) { log.note("meanwhile") }
    clock.makeCurrent {
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 0.2)
        log.note("slept")
        DispatchQueue.main.async { log.note("shown") }
        Thread.sleep(forTimeInterval: 0.2)
        log.note("ended")
      }
      DispatchQueue.global().async { log.note("side by side") }
    }
    clock.advance(to: 0.15)
    #expect(log.entries == ["side by side 0.0", "meanwhile 0.1"])
    clock.advance(to: 1)
    #expect(log.entries.dropFirst(2) == ["slept 0.2", "shown 0.2", "ended 0.4"])
  }

  @Test func aSerialQueueWaitsForWhatSleepsOnIt() {
    let log = log, clock = clock
    let queue = DispatchQueue(label: "serial")
    clock.makeCurrent {
      queue.async {
        Thread.sleep(forTimeInterval: 0.2)
        log.note("first")
      }
      queue.async { log.note("second") }
    }
    clock.advance(to: 0.1)
    clock.makeCurrent { queue.async { log.note("third") } }
    clock.advance(to: 0.15)
    #expect(log.entries == [])
    clock.advance(to: 1)
    #expect(log.entries == ["first 0.2", "second 0.2", "third 0.2"])
    clock.makeCurrent {
      queue.async { Thread.sleep(forTimeInterval: 0.5) }
      queue.sync { log.note("fourth") }
    }
    #expect(log.entries.last == "fourth 1.5")
  }

  @Test func aWaitWakesWhatItWaitsFor() {
    let log = log
    let group = DispatchGroup(), semaphore = DispatchSemaphore(value: 0)
    clock.makeCurrent {
      DispatchQueue.global().async(group: group) { Thread.sleep(forTimeInterval: 0.2) }
      #expect(group.wait(timeout: .now() + 0.1) == .timedOut)
      log.note("not yet")
      #expect(group.wait(timeout: .now() + 0.2) == .success)
      log.note("done")
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { semaphore.signal() }
      semaphore.wait()
      log.note("signalled")
      #expect(semaphore.wait(timeout: .now() + 0.01) == .timedOut)
      log.note("given up")
      #expect(semaphore.wait(wallTimeout: .now() + 0.01) == .timedOut)
      log.note("given up again")
    }
    #expect(
      log.entries == [
        "not yet 0.1", "done 0.2", "signalled 0.7", "given up 0.71", "given up again 0.72",
      ])
  }

  @Test func aRunLoopRunsWhatFallsDue() {
    let log = log, clock = clock
    clock.makeCurrent {
      DispatchQueue.main.async {
        _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in log.note("timer") }
        DispatchQueue.main.async { log.note("block") }
        RunLoop.current.run(until: Date() + 0.2)
        log.note("end")
        _ = RunLoop.current.run(mode: .default, before: Date() + 0.2)
        log.note("end of one")
      }
    }
    clock.advance(to: 1)
    #expect(log.entries == ["block 0.0", "timer 0.1", "end 0.2", "end of one 0.4"])
  }

  @Test func aLoopThatReadsTheTimeSeesItPass() {
    let log = log, clock = clock
    clock.makeCurrent {
      DispatchQueue.main.async {
        let end = Date() + 0.2
        while Date() < end {}
        #expect(Date() < end + 0.01)
        log.note("main thread")
      }
      DispatchQueue.global().async {
        let end = Date() + 0.5
        while Date() < end {}
        #expect(Date() < end + 0.01)
        log.note("block")
      }
    }
    clock.advance(to: 1)
    #expect(log.entries.map { $0.prefix { $0 != "." } } == ["main thread 0", "block 0"])
    // Readings of earlier actions do not count.
    clock.makeCurrent {
      for _ in 0..<1_000 { log.note("reading") }
    }
    #expect(log.entries.last == "reading 1.0")
  }

  @Test func aThreadThatOnlyReadsTheClockSleeps() {
    let clock = clock, done = DispatchSemaphore(value: 0)
    let thread = Thread {
      clock.carry { Thread.sleep(forTimeInterval: 0.01) }
      done.signal()
    }
    thread.start()
    #expect(done.wait(timeout: .now() + 60) == .success)
    #expect(clock.now == 0)
  }
}
