import OSLog
import Testing

struct OSAllocatedUnfairLockTests {
  @Test func closuresRunWhileTheLockIsHeld() {
    let lock = OSAllocatedUnfairLock()
    let isFree = lock.withLock { lock.lockIfAvailable() }
    #expect(!isFree)
    #expect(lock.withLockUnchecked { 3 } == 3)
    let counter = OSAllocatedUnfairLock(initialState: 1)
    #expect(counter.withLockIfAvailable { $0 + 1 } == 2)
    #expect(counter.withLock { _ in counter.withLockIfAvailable { $0 } } == nil)
  }
}
