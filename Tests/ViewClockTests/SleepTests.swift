import Testing

@testable import ViewClock

@Suite @MainActor struct SleepTests {
  let clock = ViewClock()

  @Test func wakesAtItsInstant() {
    var times: [Double] = []
    clock.makeCurrent {
      _ = Task { @MainActor in
        for _ in 0..<3 {
          try await clock.sleep(for: 0.1)
          times.append(clock.now)
        }
      }
    }
    clock.advance(to: 0.25)
    #expect(times == [0.1, 0.2])
    clock.advance(to: 1)
    #expect(times.count == 3)
    #expect(clock.isIdle)
  }

  @Test func endsWhenItsTaskIsCancelled() {
    var outcome: String?
    let task = clock.makeCurrent {
      Task { @MainActor in
        do {
          try await clock.sleep(for: 100)
          outcome = "woke"
        } catch {
          outcome = "\(type(of: error)) \(clock.now)"
        }
      }
    }
    clock.schedule(at: 1) { task.cancel() }
    clock.advance(to: 2)
    #expect(outcome == "CancellationError 1.0")
    #expect(clock.nextDueTime == nil)
  }

  @Test func aCancelledTaskDoesNotSleep() {
    var outcome: String?
    clock.makeCurrent {
      Task { @MainActor in
        do { try await clock.sleep(for: 100) } catch { outcome = "\(type(of: error))" }
      }.cancel()
    }
    clock.advance(by: 0)
    #expect(outcome == "CancellationError")
    #expect(clock.isIdle)
  }
}
