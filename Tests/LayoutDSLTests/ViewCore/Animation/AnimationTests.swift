import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

/// The values of animations at given times, in a view whose offset is animated.
@MainActor
struct AnimationTests {
  private func mover() -> Stage<CGFloat> {
    Stage(0, 10, 10) { Color.red.frame(width: 10, height: 10).probe("view").offset(x: $0) }
  }

  /// Returns the offsets of the view at given times after its offset changed from 0 to 100.
  private func offsets(
    _ animation: Animation?, at times: [TimeInterval], to target: CGFloat = 100
  ) -> [CGFloat] {
    let mover = mover()
    withAnimation(animation) { mover.value = target }
    return times.map { mover.at($0).seen("view").minX }
  }

  @Test func isImmediateWithoutAnAnimation() {
    #expect(offsets(nil, at: [0]) == [100])
  }

  @Test(
    arguments: [
      .linear(duration: .nan).repeatCount(3), .spring.delay(.nan), .spring.delay(-.infinity),
      .spring(response: .nan, dampingFraction: .nan), .spring(duration: 0.5, bounce: .nan),
      .linear(duration: 0.1).speed(.nan), .linear(duration: 0.1).speed(.infinity),
      .linear(duration: 1e-300).repeatCount(1_000_000_000),
    ] as [Animation])
  func endsInSpiteOfItsNumbers(animation: Animation) {
    let mover = mover()
    var isOver = false
    withAnimation(animation) {
      mover.value = 100
    } completion: {
      isOver = true
    }
    #expect(mover.at(5).seen("view").minX == 100)
    #expect(isOver)
  }

  @Test func linearHasConstantVelocity() {
    #expect(
      offsets(.linear(duration: 1), at: [0, 0.25, 0.5, 1, 2]).isClose(to: [0, 25, 50, 100, 100]))
  }

  @Test func followsItsCurve() {
    let curve = UnitCurve.easeInOut
    let expected = [0.1, 0.25, 0.7].map { 100 * curve.value(at: $0 / 0.8) }
    #expect(offsets(.easeInOut(duration: 0.8), at: [0.1, 0.25, 0.7]).isClose(to: expected))
  }

  @Test func lasts350MillisecondsByDefault() {
    #expect(offsets(.linear, at: [0.1, 0.35]).isClose(to: [200.0 / 7, 100]))
    #expect(offsets(.easeIn, at: [20.0 / 60, 0.35])[0] < 100)
  }

  @Test func theDefaultIsASpringWithoutBounce() {
    let frequency = 2 * Double.pi / 0.55
    let times = [0.1, 0.25, 0.5]
    let expected = times.map { 100 * (1 - exp(-frequency * $0) * (1 + frequency * $0)) }
    #expect(offsets(.default, at: times).isClose(to: expected))
    #expect(offsets(.default, at: [3]) == [100])
  }

  @Test func aSpringBounces() {
    let frequency = 2 * Double.pi / 0.5
    let decay = 0.7 * frequency
    let swing = frequency * (1 - 0.7 * 0.7).squareRoot()
    let times = [0.1, 0.3, 0.35, 0.6]
    let expected = times.map {
      100 * (1 - exp(-decay * $0) * (cos(swing * $0) + decay / swing * sin(swing * $0)))
    }
    #expect(offsets(.bouncy, at: times).isClose(to: expected))
    #expect(offsets(.spring(duration: 0.5, bounce: 0.3), at: times).isClose(to: expected))
    #expect(offsets(.spring(response: 0.5, dampingFraction: 0.7), at: times).isClose(to: expected))
  }

  @Test func delayStartsLater() {
    #expect(
      offsets(.linear(duration: 1).delay(0.5), at: [0.4, 1, 1.5]).isClose(to: [0, 50, 100]))
  }

  @Test func speedShortensTheDuration() {
    #expect(offsets(.linear(duration: 1).speed(2), at: [0.25, 0.5]).isClose(to: [50, 100]))
  }

  @Test func repeatsWithAndWithoutReversal() {
    let animation = Animation.linear(duration: 1).repeatCount(3)
    #expect(offsets(animation, at: [0.5, 1.25, 2.25, 3, 4]).isClose(to: [50, 75, 25, 100, 100]))
    let again = Animation.linear(duration: 1).repeatCount(2, autoreverses: false)
    #expect(offsets(again, at: [0.5, 1.25, 2]).isClose(to: [50, 25, 100]))
    // An even number of repetitions ends at the start value; afterwards the view has the new value.
    let twice = Animation.linear(duration: 1).repeatCount(2)
    #expect(offsets(twice, at: [1, 1.75, 1.95, 2]).isClose(to: [100, 25, 5, 100]))
    // A delay inside is repeated, one outside is not; speed applies to everything inside.
    let inside = Animation.linear(duration: 1).delay(0.5).repeatCount(2, autoreverses: false)
    #expect(offsets(inside, at: [1, 1.75, 2.5]).isClose(to: [50, 0, 50]))
    let outside = Animation.linear(duration: 1).repeatCount(2, autoreverses: false).delay(0.5)
      .speed(2)
    #expect(offsets(outside, at: [0.2, 0.5, 1, 1.25]).isClose(to: [0, 50, 50, 100]))
  }

  @Test func repeatsIndefinitely() {
    let animation = Animation.linear(duration: 1).repeatForever()
    #expect(offsets(animation, at: [1.5, 100.25, 101.25]).isClose(to: [50, 25, 75]))
  }

  @Test func animationsMayBeCustom() {
    #expect(offsets(Animation(Halves()), at: [0.5, 1.5, 2]).isClose(to: [0, 50, 100]))
  }

  @Test func anAnimatedScreenCanBeReleased() {
    weak var graph: ViewGraph?
    do {
      let mover = mover()
      graph = mover.screen.graph
      withAnimation(.linear(duration: 1).repeatForever()) { mover.value = 100 }
      #expect(mover.at(0.5).seen("view").minX > 0)
    }
    #expect(graph == nil)
  }

  // MARK: Interruption

  @Test func aSpringKeepsItsVelocity() {
    let mover = mover()
    withAnimation(.smooth) { mover.value = 100 }
    let turned = mover.at(0.1).seen("view").minX
    let spring = Spring.smooth
    let velocity = spring.velocity(target: 100.0, time: 0.1)
    withAnimation(.smooth) { mover.value = 0 }
    #expect(mover.at(0.1 + 1.0 / 60).seen("view").minX > turned)
    for time in [0.05, 0.1, 0.3] {
      let expected =
        turned + spring.value(target: -turned, initialVelocity: velocity, time: time)
      #expect(abs(mover.at(0.1 + time).seen("view").minX - expected) < 1e-6)
    }
  }

  /// Each spring takes over the value and velocity of the previous one.
  @Test func springsTakeOverValueAndVelocity() {
    struct Turn {
      /// In frames of a sixtieth of a second.
      let frame: Int
      let target: Double
      let spring: Spring
    }
    let turns = [
      Turn(frame: 0, target: 100, spring: Spring(response: 0.5, dampingRatio: 0.6)),
      Turn(frame: 8, target: -40, spring: Spring(response: 0.3, dampingRatio: 0.9)),
      Turn(frame: 12, target: 70, spring: Spring(response: 0.8, dampingRatio: 0.3)),
      Turn(frame: 33, target: 10, spring: Spring(duration: 0.4, bounce: -0.4)),
    ]
    let mover = mover()
    func position(at frame: Int) -> Double {
      mover.at(Double(frame) / 60).seen("view").minX
    }
    var (place, velocity) = (0.0, 0.0)
    for (index, turn) in turns.enumerated() {
      #expect(abs(position(at: turn.frame) - place) < 1e-6)
      withAnimation(.spring(turn.spring)) { mover.value = turn.target }
      let distance = turn.target - place
      let end = index + 1 < turns.count ? turns[index + 1].frame : turn.frame + 30
      for frame in turn.frame + 1...end {
        let expected =
          place
          + turn.spring.value(
            target: distance, initialVelocity: velocity, time: Double(frame - turn.frame) / 60)
        #expect(abs(position(at: frame) - expected) < 1e-6)
      }
      let duration = Double(end - turn.frame) / 60
      (place, velocity) = (
        place
          + turn.spring.value(
            target: distance, initialVelocity: velocity, time: duration),
        turn.spring.velocity(
          target: distance, initialVelocity: velocity, time: duration)
      )
    }
  }

  @Test func aSpringTakesOverTheVelocityOfACurve() {
    let mover = mover()
    withAnimation(.easeIn(duration: 1)) { mover.value = 100 }
    let curve = UnitCurve.easeIn
    let place = 100 * curve.value(at: 0.6)
    #expect(abs(mover.at(0.6).seen("view").minX - place) < 1e-6)
    withAnimation(.spring(response: 0.4, dampingFraction: 0.5)) { mover.value = 0 }
    let spring = Spring(response: 0.4, dampingRatio: 0.5)
    for time in [0.05, 0.2, 0.4] {
      let expected =
        place
        + spring.value(
          target: -place, initialVelocity: 100 * curve.velocity(at: 0.6), time: time)
      #expect(abs(mover.at(0.6 + time).seen("view").minX - expected) < 1e-3)
    }
  }

  @Test func aSpringFollowsAFinger() {
    let mover = mover()
    let spring = Spring(response: 0.15, dampingRatio: 0.86)
    var (place, velocity) = (0.0, 0.0)
    for step in 1...10 {
      withAnimation(.interactiveSpring(response: 0.15, dampingFraction: 0.86)) {
        mover.value = CGFloat(step * 10)
      }
      spring.update(
        value: &place, velocity: &velocity, target: Double(step * 10), deltaTime: 1.0 / 60)
      #expect(abs(mover.at(Double(step) / 60).seen("view").minX - place) < 1e-6)
    }
  }

  @Test func curvesAddUp() {
    let mover = mover()
    withAnimation(.linear(duration: 1)) { mover.value = 100 }
    _ = mover.at(0.5).seen("view").minX
    withAnimation(.linear(duration: 1)) { mover.value = 0 }
    // The remainder of the first animation continues while the second one begins.
    #expect(
      [0.5, 0.75, 1, 1.5].map { mover.at($0).seen("view").minX }.isClose(to: [50, 50, 50, 0]))
  }

  @Test func aChangeWithoutAnAnimationIsImmediate() {
    let mover = mover()
    withAnimation(.linear(duration: 1)) { mover.value = 100 }
    _ = mover.at(0.5).seen("view").minX
    mover.value = 10
    #expect(mover.at(0.5).seen("view").minX == 10)
    #expect(mover.at(0.75).seen("view").minX == 10)
  }

  @Test func anEndlessAnimationIsReplaced() {
    let mover = mover()
    withAnimation(.linear(duration: 1).repeatForever()) { mover.value = 100 }
    #expect(abs(mover.at(0.5).seen("view").minX - 50) < 1e-6)
    withAnimation(.linear(duration: 1)) { mover.value = 0 }
    #expect([0.5, 1, 1.5, 2].map { mover.at($0).seen("view").minX }.isClose(to: [50, 25, 0, 0]))
  }

  @Test func valuesDoNotDependOnFrames() {
    let coarse = offsets(.bouncy, at: [0.43])
    let fine = offsets(
      .bouncy, at: stride(from: 0.001, through: 0.43, by: 0.001).map { $0 } + [0.43])
    #expect(coarse.last == fine.last)
  }
}

/// An animation that jumps to half of the value after one second, and ends after two.
private struct Halves: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < 2 else { return nil }
    var result = value
    result.scale(by: time < 1 ? 0 : 0.5)
    return result
  }
}

extension [CGFloat] {
  /// Returns whether all numbers are equal, apart from rounding.
  func isClose(to other: [Double]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { abs(Double($0) - $1) < 1e-6 }
  }
}
