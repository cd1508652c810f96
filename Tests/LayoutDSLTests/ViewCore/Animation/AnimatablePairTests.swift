import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

struct AnimatablePairTests {
  @Test func arithmeticIsComponentwise() {
    var pair = AnimatablePair(1.0, CGFloat(2)) + AnimatablePair(3.0, CGFloat(4))
    #expect(pair == AnimatablePair(4.0, CGFloat(6)))
    pair -= AnimatablePair(1.0, CGFloat(1))
    #expect(pair == AnimatablePair(3.0, CGFloat(5)))
    pair.scale(by: 2)
    #expect(pair == AnimatablePair(6.0, CGFloat(10)))
    #expect(pair.magnitudeSquared == 136)
    #expect(AnimatablePair<Double, CGFloat>.zero == AnimatablePair(0.0, CGFloat(0)))
  }

  @Test func nestsAndInterpolates() {
    let start = AnimatablePair(0.0, AnimatablePair(Float(0), 10.0))
    let end = AnimatablePair(8.0, AnimatablePair(Float(4), 20.0))
    let middle = start.interpolated(towards: end, amount: 0.25)
    #expect(middle == AnimatablePair(2.0, AnimatablePair(Float(1), 12.5)))
  }
}
