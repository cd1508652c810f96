import Foundation
import Testing

@testable import ViewClock

/// Blocks for other queues than the main queue, which a clock runs in order.
@Suite @MainActor struct BackgroundWorkTests {
  let clock = ViewClock()
  let log = Log()

  /// The thread of the test, which advances the clock.
  private struct ClockThread: Sendable {
    private let thread = UInt(bitPattern: pthread_self().hashValue)
    var isCurrent: Bool { thread == UInt(bitPattern: pthread_self().hashValue) }
  }

  final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var list: [String] = []

    var entries: [String] { lock.withLock { list } }
    func note(_ entry: String) { lock.withLock { list.append(entry) } }
  }

  @Test func resultsComeBackInOrder() {
    let log = log, clock = clock, clockThread = ClockThread()
    clock.makeCurrent {
      for number in 0..<20 {
        DispatchQueue.global(qos: number % 2 == 0 ? .userInitiated : .background).async {
          // The first ones would end last.
          usleep(UInt32(20 - number) * 100)
          log.note("made \(number) \(clockThread.isCurrent)")
          DispatchQueue.main.async { log.note("shown \(number) \(clockThread.isCurrent)") }
        }
      }
    }
    #expect(log.entries == [])
    clock.advance(to: 0)
    let made = (0..<20).map { "made \($0) false" }, shown = (0..<20).map { "shown \($0) true" }
    #expect(log.entries == made + shown)
  }

  @Test func delaysPassOnTheClock() {
    let log = log, clock = clock
    clock.makeCurrent {
      DispatchQueue.global().asyncAfter(deadline: .now() + 30) {
        log.note("late \(Date().timeIntervalSince(ViewClock.startDate))")
      }
    }
    clock.advance(to: 29.9)
    #expect(log.entries == [])
    clock.advance(to: 31)
    #expect(log.entries == ["late 30.0"])
  }

  @Test func blocksRunOnTheirQueues() {
    let log = log
    let queue = DispatchQueue(label: "serial")
    clock.makeCurrent {
      queue.async {
        dispatchPrecondition(condition: .onQueue(queue))
        log.note("first")
      }
      queue.async(flags: .barrier) { log.note("second") }
      // As on a serial queue everywhere: what was dispatched before comes first.
      queue.sync { log.note("third") }
    }
    #expect(log.entries == ["first", "second", "third"])
  }

  @Test func groupsAndSemaphoresWaitForBlocks() {
    let log = log
    let group = DispatchGroup(), semaphore = DispatchSemaphore(value: 0)
    clock.makeCurrent {
      DispatchQueue.global().async(group: group) { log.note("in group") }
      group.wait()
      DispatchQueue.global().async {
        log.note("signals")
        semaphore.signal()
      }
      semaphore.wait()
      #expect(semaphore.wait(timeout: .now() + 0.001) == .timedOut)
    }
    #expect(log.entries == ["in group", "signals"])
  }

  @Test func conditionsAndOperationsWaitForBlocks() {
    let log = log
    nonisolated(unsafe) var isDone = false
    let condition = NSCondition(), operations = OperationQueue()
    clock.makeCurrent {
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) {
        condition.lock()
        isDone = true
        condition.signal()
        condition.unlock()
      }
      condition.lock()
      while !isDone { condition.wait() }
      condition.unlock()
      log.note("signalled at \(clock.now)")
      operations.addOperation { log.note("operation") }
      operations.waitUntilAllOperationsAreFinished()
    }
    #expect(log.entries == ["signalled at 0.5", "operation"])
  }

  @Test func groupsNotifyTheMainQueue() {
    let log = log, clockThread = ClockThread()
    let group = DispatchGroup()
    clock.makeCurrent {
      group.enter()
      DispatchQueue.global().async(group: group) { log.note("part") }
      DispatchQueue.main.async(group: group) { log.note("main part") }
      group.notify(queue: .main) { log.note("all \(clockThread.isCurrent)") }
    }
    clock.advance(to: 1)
    #expect(log.entries == ["part", "main part"])
    group.leave()
    clock.advance(to: 2)
    #expect(log.entries == ["part", "main part", "all true"])
  }

  @Test func blocksMayWaitForTheMainQueue() {
    let log = log, clockThread = ClockThread()
    clock.makeCurrent {
      DispatchQueue.global().async {
        let seen = DispatchQueue.main.sync {
          DispatchQueue.global().async { log.note("nested") }
          return clockThread.isCurrent
        }
        log.note("seen \(seen)")
      }
    }
    clock.advance(to: 0)
    #expect(log.entries == ["seen true", "nested"])
  }

  @Test func operationsRunInOrder() {
    let log = log, clockThread = ClockThread()
    clock.makeCurrent {
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      for number in 0..<3 { queue.addOperation { log.note("operation \(number)") } }
      queue.addOperation {
        OperationQueue.main.addOperation { log.note("main \(clockThread.isCurrent)") }
      }
    }
    clock.advance(to: 0)
    #expect(log.entries == ["operation 0", "operation 1", "operation 2", "main true"])
  }

  @Test func otherThreadsAreNotChanged() {
    let log = log, done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      log.note("real")
      done.signal()
    }
    #expect(done.wait(timeout: .now() + 60) == .success)
    #expect(log.entries == ["real"])
  }
}
