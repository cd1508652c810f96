import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

struct SpringAnimationTests {
  let animation = SpringAnimation(response: 0.5, dampingFraction: 1)

  @Test func itIsLogicallyCompleteAfterItsResponseAndEndsWhenItHasSettled() {
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    #expect(animation.animate(value: 100, time: 0.4, context: &context) != nil)
    #expect(!context.isLogicallyComplete)
    #expect(animation.animate(value: 100, time: 0.5, context: &context) != nil)
    #expect(context.isLogicallyComplete)
    #expect(animation.animate(value: 100, time: 5, context: &context) == nil)
  }

  @Test func aSpringContinuesWithTheValueAndTheVelocityOfTheInterruptedAnimation() throws {
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    let previous = Animation.spring(duration: 0.5, bounce: 0.3)
    let value = try #require(previous.animate(value: 100, time: 0.1, context: &context))
    let velocity = try #require(previous.velocity(value: 100, time: 0.1, context: context))
    #expect(velocity > 0)

    #expect(
      animation.shouldMerge(previous: previous, value: 100, time: 0.1, context: &context))
    let merged = try #require(animation.animate(value: 100, time: 0.1, context: &context))
    let mergedVelocity = try #require(
      animation.velocity(value: 100, time: 0.1, context: context))
    #expect(abs(merged - value) < 1e-6)
    #expect(abs(mergedVelocity - velocity) < 1e-6)
  }

  @Test func theTimeOfATakeOverCountsFromThere() {
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    let previous = Animation.spring(duration: 0.5)
    _ = animation.shouldMerge(previous: previous, value: 100, time: 0.3, context: &context)
    _ = animation.animate(value: 100, time: 0.7, context: &context)
    #expect(!context.isLogicallyComplete)
    #expect(animation.span(value: 100, context: context)?.logicalEnd == 0.8)
  }
}
