import Foundation
import FoundationNames
import Testing

struct DispatchSerialQueueTests {
  private actor Camera {
    private let queue = DispatchSerialQueue(label: "camera", qos: .userInitiated)
    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    /// Returns the label of the queue that runs the actor.
    func place() -> Bool {
      dispatchPrecondition(condition: .onQueue(queue))
      return true
    }
  }

  @Test func anActorRunsOnItsQueue() async {
    #expect(await Camera().place())
  }
}
