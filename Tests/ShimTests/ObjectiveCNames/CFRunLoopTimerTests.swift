import Foundation
import SwiftUI
import Testing

@MainActor struct CFRunLoopTimerTests {
  private final class Count {
    var value = 0
  }

  private struct Waiting: View {
    let count: Count
    let interval: TimeInterval
    var body: some View {
      Text("a").onAppear {
        let timer = CFRunLoopTimerCreateWithHandler(
          nil, CFAbsoluteTimeGetCurrent() + 1, interval, 0, 0
        ) { _ in count.value += 1 }
        CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
      }
    }
  }

  @Test(arguments: [(0, 1), (0.5, 3)]) func aTimerFires(_ interval: TimeInterval, _ times: Int)
    throws
  {
    let count = Count()
    let host = try ViewHost(size: CGSize(width: 10, height: 10)) {
      Waiting(count: count, interval: interval)
    }
    host.advance(by: 0.9)
    #expect(count.value == 0)
    host.advance(by: 1.2)
    #expect(count.value == times)
  }
}
