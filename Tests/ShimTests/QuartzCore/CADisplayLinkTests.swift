import ObjectiveCNames
import QuartzCore
import SwiftUI
import Testing

@MainActor struct CADisplayLinkTests {
  @Test func aMethodIsCalledWithEachFrame() throws {
    let receiver = Receiver(), link = CADisplayLink(target: receiver, selector: "note:")
    let host = try ViewHost(size: CGSize(width: 10, height: 10)) {
      Color.red.onAppear { link.add(to: .main, forMode: .common) }
    }
    host.advance(by: 0.105)
    #expect(receiver.calls == Array(repeating: "CADisplayLink", count: 6))
    link.isPaused = true
    host.advance(by: 0.1)
    link.isPaused = false
    link.invalidate()
    host.advance(by: 0.1)
    #expect(receiver.calls.count == 6)
  }
}
