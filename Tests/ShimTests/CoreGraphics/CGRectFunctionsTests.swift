import CoreGraphics
import Testing

struct CGRectFunctionsTests {
  private let rect = CGRectMake(1, 2, 30, 40)

  @Test func edgesAndLengthsAreThoseOfTheRectangle() {
    #expect(
      [CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect), CGRectGetWidth(rect)]
        == [1, 16, 31, 30])
    #expect(
      [CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect), CGRectGetHeight(rect)]
        == [2, 22, 42, 40])
  }

  @Test func rectanglesAreMoved() {
    #expect(CGRectInset(rect, 1, 2) == CGRect(x: 2, y: 4, width: 28, height: 36))
    #expect(CGRectOffset(rect, 1, 2) == CGRect(x: 2, y: 4, width: 30, height: 40))
    #expect(CGRectIntegral(CGRectMake(0.5, 0.5, 1, 1)) == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(CGRectStandardize(CGRectMake(4, 0, -4, 2)).origin == CGPoint.zero)
  }

  @Test func rectanglesAreCombined() {
    let other = CGRectMake(11, 12, 30, 40)
    #expect(CGRectUnion(rect, other) == CGRect(x: 1, y: 2, width: 40, height: 50))
    #expect(CGRectIntersection(rect, other) == CGRect(x: 11, y: 12, width: 20, height: 30))
    #expect(CGRectIntersectsRect(rect, other) && !CGRectContainsRect(rect, other))
    #expect(CGRectContainsPoint(rect, CGPointMake(1, 2)))
    #expect(CGRectIsNull(CGRectIntersection(rect, CGRectMake(99, 99, 1, 1))))
  }

  @Test func valuesAreCompared() {
    #expect(CGRectEqualToRect(rect, rect) && !CGRectIsEmpty(rect))
    #expect(CGPointEqualToPoint(.zero, CGPointMake(0, 0)))
    #expect(!CGSizeEqualToSize(.zero, rect.size))
  }
}
