import SwiftUI
import Testing

struct CGAffineTransformFunctionsTests {
  private let move = CGAffineTransformMakeTranslation(20, 10)
  private let scale = CGAffineTransformMakeScale(2, 4)
  private let point = CGPoint(x: 1, y: 1)

  @Test func transformsAreThoseOfTheInitializers() {
    #expect(move == CGAffineTransform(translationX: 20, y: 10))
    #expect(scale == CGAffineTransform(scaleX: 2, y: 4))
    #expect(CGAffineTransformMakeRotation(0.5) == CGAffineTransform(rotationAngle: 0.5))
  }

  @Test func theFirstTransformOfTwoIsAppliedFirst() {
    #expect(point.applying(CGAffineTransformConcat(move, scale)) == CGPoint(x: 42, y: 44))
    #expect(point.applying(CGAffineTransformTranslate(scale, 20, 10)) == CGPoint(x: 42, y: 44))
    #expect(point.applying(CGAffineTransformScale(move, 2, 4)) == CGPoint(x: 22, y: 14))
    #expect(CGAffineTransformRotate(move, 0) == move)
  }

  @Test func transformsAreComparedAndInverted() {
    #expect(
      CGAffineTransformIsIdentity(CGAffineTransformConcat(move, CGAffineTransformInvert(move))))
    #expect(CGAffineTransformEqualToTransform(scale, scale))
    #expect(!CGAffineTransformEqualToTransform(scale, move))
  }
}
