import LayoutDSL
import Testing

@testable import ViewCore

struct TransactionTests {
  private enum Source: TransactionKey {
    static var defaultValue: String { "code" }
  }

  @Test func carriesValues() {
    var transaction = Transaction()
    #expect(transaction.isPlain)
    #expect(transaction[Source.self] == "code")
    let former = transaction
    transaction[Source.self] = "touch"
    transaction.isContinuous = true
    #expect(transaction[Source.self] == "touch")
    #expect(transaction.isContinuous)
    #expect(former[Source.self] == "code", "copies are apart")
  }

  @Test func isCurrentWhileItsBodyRuns() {
    withAnimation(.linear) {
      #expect(Transaction.current.animation == .linear)
      withTransaction(\.tracksVelocity, true) {
        #expect(Transaction.current.animation == .linear)
        #expect(Transaction.current.tracksVelocity)
      }
      withTransaction(Transaction()) {
        #expect(Transaction.current.animation == nil)
      }
    }
    #expect(Transaction.current.isPlain)
  }

  @Test func equalityComparesCustomAnimations() {
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.easeIn != .easeOut)
    #expect(Animation.spring(duration: 0.5, bounce: 0) == .smooth)
    #expect(Animation.smooth.delay(1) == Animation.smooth.delay(1))
    #expect(Set([Animation.linear, .linear, .default]).count == 2)
  }

  @Test func animationsReturnValuesAndVelocities() {
    var context = AnimationContext<Double>(environment: EnvironmentValues())
    let animation = Animation.easeIn(duration: 2).delay(1).speed(2)
    let value = animation.animate(value: 10, time: 1, context: &context)
    #expect(value == 10 * UnitCurve.easeIn.value(at: 0.5))
    #expect(animation.animate(value: 10, time: 1.5, context: &context) == nil)
    let velocity = Animation.linear(duration: 2).speed(2).velocity(
      value: 10, time: 0.5, context: context)
    #expect(velocity == 10)
    let logical = Animation.linear(duration: 2).logicallyComplete(after: 1)
    _ = logical.animate(value: 10, time: 1.5, context: &context)
    #expect(context.isLogicallyComplete)
  }
}
