import Foundation
import ObjectiveCNames
import SwiftUI
import Testing

@MainActor struct NSObjectSelectorTests {
  @Test func anObjectPerformsItsMethods() {
    let receiver = Receiver()
    #expect(receiver.responds(to: "ping") && !receiver.responds(to: "other"))
    let result = receiver.perform("ping")?.takeUnretainedValue()
    #expect("\(result as Any)".contains("pong"))
    #expect(receiver.perform("other") == nil)
    receiver.performSelector(onMainThread: "note:", with: 1, waitUntilDone: true)
    #expect(receiver.calls == ["ping", "Int"])
  }

  @Test func aDelayedMethodCanBeCancelled() throws {
    let receiver = Receiver(), cancelled = Receiver()
    let host = try ViewHost(size: CGSize(width: 10, height: 10)) {
      Color.red.onAppear {
        receiver.perform("note:", with: "a", afterDelay: 1)
        cancelled.perform("note:", with: "a", afterDelay: 1)
        NSObject.cancelPreviousPerformRequests(withTarget: cancelled)
      }
    }
    host.advance(by: 0.9)
    #expect(receiver.calls == [])
    host.advance(by: 0.2)
    #expect(receiver.calls == ["String"] && cancelled.calls == [])
  }
}
