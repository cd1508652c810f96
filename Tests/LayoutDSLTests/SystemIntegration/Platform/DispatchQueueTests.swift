import Dispatch
import LayoutDSL
import SystemIntegration
import Testing
import ViewClock

@Suite @MainActor struct DispatchQueueTests {
  let clock = ViewClock()

  @MainActor final class Model {
    var log: [String] = []
    var isLoading = false

    func load() {
      isLoading = true
      DispatchQueue.main.async { self.log.append("async") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in
        self?.isLoading = false
        self?.log.append("after")
      }
      log.append("now")
    }
  }

  @Test func theMainQueueUsesTheScreensClock() {
    let model = Model()
    clock.makeCurrent { model.load() }
    #expect(model.log == ["now"])
    clock.advance(to: 2.999)
    #expect(model.log == ["now", "async"])
    #expect(clock.nextDueTime == 3)
    clock.advance(to: 3)
    #expect(model.log == ["now", "async", "after"])
    #expect(!model.isLoading)
  }

  @Test func delaysAreExact() {
    clock.makeCurrent {
      let work = { @Sendable in }
      for delay in [0.05, 0.1, 0.15, 0.25, 0.3, 0.333, 1.5, 60] {
        let clock = ViewClock()
        clock.makeCurrent {
          DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: work)
        }
        #expect(clock.nextDueTime == delay)
      }
      let deadline = DispatchTime.now() + .milliseconds(350)
      DispatchQueue.main.asyncAfter(deadline: deadline, execute: work)
      #expect(clock.nextDueTime == 0.35)
    }
  }

  @Test func theDelayIsTheRoundestNumberInTheRange() {
    #expect(delay(from: 149_999_100, to: 150_000_200) == 0.15)
    #expect(delay(from: 149_990_000, to: 149_991_000) == 0.15)
    #expect(delay(from: 16_666_566, to: 16_666_766) == 0.0166666)
    #expect(delay(from: -300, to: 200) == 0)
    #expect(delay(from: -2e9, to: -1e9) == 0)
    #expect(delay(from: 9e18, to: 9e18) == .infinity)
  }

  @Test func otherQueuesRunOnTheClock() {
    let model = Model()
    clock.makeCurrent {
      DispatchQueue.global().async {
        DispatchQueue.main.async { model.log.append("back") }
      }
    }
    #expect(model.log.isEmpty)
    clock.drainMainQueue()
    #expect(model.log == ["back"])
  }

  @Test func otherQueuesRunOnceTheMainThreadIsFree() async {
    await withCheckedContinuation { continuation in
      clock.makeCurrent {
        DispatchQueue.global().async { continuation.resume() }
      }
    }
    #expect(ViewClock.current == nil)
  }

  @Test func theMainQueueRunsInRealTimeWithoutAScreen() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) {
          DispatchQueue.main.async(execute: DispatchWorkItem { continuation.resume() })
        }
      }
    }
    #expect(ViewClock.current == nil)
  }
}
