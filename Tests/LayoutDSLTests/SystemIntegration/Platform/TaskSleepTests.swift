import LayoutDSL
import SystemIntegration
import Testing
import ViewClock

@Suite @MainActor struct TaskSleepTests {
  @Test func aTaskOfAScreenSleepsInItsTime() {
    let clock = ViewClock()
    var times: [Double] = []
    clock.makeCurrent {
      _ = Task { @MainActor in
        try await Task.sleep(for: .milliseconds(1_500))
        times.append(clock.now)
        try await Task.sleep(nanoseconds: 250_000_000)
        times.append(clock.now)
      }
    }
    clock.advance(by: 10)
    #expect(times == [1.5, 1.75])
  }

  @Test func clocksSleepInTheTimeOfTheScreen() {
    let clock = ViewClock()
    var times: [Double] = []
    var measured: Duration?
    clock.makeCurrent {
      _ = Task { @MainActor in
        measured = try await ContinuousClock().measure {
          try await ContinuousClock().sleep(for: .milliseconds(1_500))
        }
        times.append(clock.now)
        try await SuspendingClock().sleep(until: .now + .milliseconds(250))
        times.append(clock.now)
        try await Task.sleep(until: .now + .seconds(2), clock: .continuous)
        times.append(clock.now)
        try await Task.sleep(for: .seconds(1), clock: .suspending)
        times.append(clock.now)
        try await Task.sleep(for: .seconds(1), tolerance: .milliseconds(1))
        times.append(clock.now)
      }
    }
    clock.advance(by: 10)
    #expect(times == [1.5, 1.75, 3.75, 4.75, 5.75])
    #expect(measured == .milliseconds(1_500))
  }

  @Test func otherTasksSleepInRealTime() async throws {
    let start = ContinuousClock.now
    try await Task.sleep(for: .milliseconds(2))
    try await Task.sleep(nanoseconds: 1_000_000)
    #expect(ContinuousClock.now - start >= .milliseconds(3))
  }
}
