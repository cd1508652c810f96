import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

struct TouchVelocityTests {
  private func velocity(_ samples: (CGFloat, TimeInterval)...) -> CGFloat {
    var velocity = TouchVelocity()
    for (x, time) in samples { velocity.add(CGPoint(x: x, y: 0), at: time) }
    return velocity.velocity.dx
  }

  @Test func weighsTheLastTwoIntervals() {
    #expect(velocity((0, 0)) == 0)
    #expect(velocity((0, 0), (10, 0.125)) == 0)
    #expect(velocity((0, 0), (5, 0.0625)) == 80)
    // 160 and then 320 points per second, with weights of three quarters and one quarter.
    #expect(velocity((0, 0), (5, 0.03125), (15, 0.0625)) == 200)
    #expect(velocity((50, 0), (0, 0.03125), (5, 0.0625), (15, 0.09375)) == 200)
  }

  @Test func aSecondSampleOfAnInstantReplacesTheFirst() {
    #expect(velocity((0, 0), (9, 0.0625), (5, 0.0625)) == 80)
  }
}
