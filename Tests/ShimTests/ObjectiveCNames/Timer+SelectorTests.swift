import Foundation
import ObjectiveCNames
import SwiftUI
import Testing

@MainActor struct TimerSelectorTests {
  @Test func aTimerCallsAMethodOnTheClock() throws {
    let receiver = Receiver()
    var timer: Timer?
    let host = try ViewHost(size: CGSize(width: 10, height: 10)) {
      Color.red.onAppear {
        timer = .scheduledTimer(
          timeInterval: 1, target: receiver, selector: "ping", userInfo: "value", repeats: true)
      }
    }
    host.advance(by: 2.5)
    #expect(receiver.calls == ["ping", "ping"] && timer?.userInfo as? String == "value")
    timer?.invalidate()
    host.advance(by: 2)
    #expect(receiver.calls.count == 2)
  }
}
