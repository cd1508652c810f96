import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor
struct LayoutDirectionBehaviorTests {
  private func frame(_ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection) -> CGRect {
    Screen(direction: direction) {
      ZStack { Color.red.frame(width: 10, height: 10).probe("box") }
        .frame(width: 100, height: 100, alignment: .topLeading)
        .layoutDirectionBehavior(behavior)
    }.frame("box")
  }

  @Test func contentIsMirroredInTheGivenDirection() {
    #expect(frame(.fixed, .leftToRight) == CGRect(0, 0, 10, 10))
    #expect(frame(.fixed, .rightToLeft) == CGRect(90, 0, 10, 10))
    #expect(frame(.mirrors, .rightToLeft) == CGRect(0, 0, 10, 10))
    #expect(frame(.mirrors, .leftToRight) == CGRect(0, 0, 10, 10))
    #expect(frame(.mirrors(in: .leftToRight), .leftToRight) == CGRect(90, 0, 10, 10))
  }
}
