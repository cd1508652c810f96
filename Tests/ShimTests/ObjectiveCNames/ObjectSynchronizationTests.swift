import Dispatch
import ObjectiveCNames
import Testing

struct ObjectSynchronizationTests {
  private final class Counter: @unchecked Sendable {
    var value = 0
  }

  @Test func oneThreadAtATimeIsInside() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 200) { _ in
      objc_sync_enter(counter)
      objc_sync_enter(counter)
      counter.value += 1
      objc_sync_exit(counter)
      objc_sync_exit(counter)
    }
    #expect(counter.value == 200)
  }

  @Test func exitingWithoutEnteringFails() {
    #expect(objc_sync_exit(Counter()) == -1)
  }
}
