import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct ValueAnimatorTests {
  private let screen = Screen { EmptyView() }

  private func retarget(
    _ animator: inout ValueAnimator<Double>, to target: Double, at time: TimeInterval,
    _ animation: Animation?
  ) {
    animator.retarget(
      to: target, at: time, transaction: Transaction(animation: animation),
      environment: EnvironmentValues())
  }

  @Test func differencesOfSeveralAnimationsAddUp() {
    var animator = ValueAnimator(at: 0.0, graph: screen.graph)
    retarget(&animator, to: 10, at: 0, .linear(duration: 1))
    retarget(&animator, to: 30, at: 0.5, .linear(duration: 1))
    #expect(animator.value(at: 0.5) == 5)
    // 0.25 of the first way and 0.75 of the second are left.
    #expect(animator.value(at: 0.75) == 12.5)
    #expect(animator.value(at: 1.5) == 30 && animator.isFinished)
  }

  /// An animation without an end that counts its evaluations.
  private struct Counting: CustomAnimation {
    final class Counter: @unchecked Sendable { var count = 0 }
    let counter = Counter()

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      counter.count += 1
      return value.scaled(by: time)
    }

    static func == (left: Counting, right: Counting) -> Bool { left.counter === right.counter }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(counter)) }
  }

  @Test func changesAtOneInstantAreOneAnimation() {
    let counting = Counting()
    var animator = ValueAnimator(at: 0.0, graph: screen.graph)
    for target in 1...100 { retarget(&animator, to: Double(target), at: 1, Animation(counting)) }
    #expect(animator.value(at: 1.5) == 50)
    #expect(counting.counter.count == 1)
    retarget(&animator, to: 0, at: 1.5, Animation(counting))
    #expect(animator.value(at: 1.75) == 50)
    #expect(counting.counter.count == 3)
  }

  @Test func theValueDependsOnTheTimeAlone() {
    var often = ValueAnimator(at: 0.0, graph: screen.graph)
    var once = often
    retarget(&often, to: 10, at: 0, .spring)
    retarget(&once, to: 10, at: 0, .spring)
    for step in 0..<20 { _ = often.value(at: Double(step) / 100) }
    #expect(often.value(at: 0.2) == once.value(at: 0.2))
  }

  @Test func withoutAnAnimationTheValueJumps() {
    var animator = ValueAnimator(at: 0.0, graph: screen.graph)
    retarget(&animator, to: 10, at: 0, .linear(duration: 1))
    retarget(&animator, to: 3, at: 0.5, nil)
    #expect(animator.isFinished && animator.value(at: 0.5) == 3)
    #expect(animator.deadline == .infinity)
  }

  @Test func theSameTargetStartsNothing() {
    var animator = ValueAnimator(at: 4.0, graph: screen.graph)
    retarget(&animator, to: 4, at: 0, .linear(duration: 1))
    #expect(animator.isFinished)
  }

  @Test func aNewAnimationReplacesAnEndlessOne() {
    var animator = ValueAnimator(at: 0.0, graph: screen.graph)
    retarget(&animator, to: 10, at: 0, .linear(duration: 1).repeatForever())
    #expect(animator.deadline == .infinity && !animator.isFinished)
    retarget(&animator, to: 0, at: 0.5, .linear(duration: 1))
    #expect(animator.value(at: 0.5) == 5 && animator.value(at: 1) == 2.5)
    #expect(animator.value(at: 1.5) == 0 && animator.isFinished)
  }

  @Test func theDeadlineIsTheNextEnd() {
    var animator = ValueAnimator(at: 0.0, graph: screen.graph)
    retarget(&animator, to: 10, at: 2, .linear(duration: 3))
    retarget(&animator, to: 20, at: 3, .linear(duration: 1))
    #expect(animator.deadline == 4)
    _ = animator.value(at: 4)
    #expect(animator.deadline == 5)
  }

  @Test(arguments: [0, -2, .nan] as [Double])
  func anAnimationWithoutDurationEndsAtOnce(duration: Double) {
    var animator = ValueAnimator(at: 0.0, graph: screen.graph)
    retarget(&animator, to: 10, at: 1, .linear(duration: duration))
    #expect(animator.value(at: 1) == 10 && animator.isFinished)
  }
}
