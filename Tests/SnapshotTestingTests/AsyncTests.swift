import Foundation
import SnapshotTesting
import Testing

@Suite struct AsyncTests {
  @Test func aValueIsDeliveredAtOnceOrLater() throws {
    #expect(try Async(value: 1).wait() == 1)
    #expect(try Async<Int> { callback in callback(2) }.map { $0 + 1 }.wait() == 3)
    let later = Async<Int> { callback in
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 0.01)
        callback(4)
      }
    }
    #expect(try later.wait() == 4)
  }

  @MainActor @Test func theMainThreadDoesNotBlockOtherThreads() throws {
    let value = Async<Int> { callback in Thread.detachNewThread { callback(5) } }
    #expect(try value.wait() == 5)
  }

  @Test func aValueThatNeverComesIsAFailure() {
    AsyncTimeout.$seconds.withValue(0.01) {
      #expect(throws: AsyncTimeout.self) { try Async<Int> { _ in }.wait() }
    }
    let strategy = Snapshotting<Int, String>(
      pathExtension: "txt", diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
    let message = verifySnapshot(of: 1, as: strategy, named: "never", timeout: 0.01)
    #expect(
      message?.contains("Exceeded timeout of 0.01 seconds waiting for snapshot") == true)
  }
}
