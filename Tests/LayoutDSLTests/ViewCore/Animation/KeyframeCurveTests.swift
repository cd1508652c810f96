import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

struct KeyframeCurveTests {
  private func values<Content: KeyframeTrackContent<Double>>(
    at times: [TimeInterval],
    @KeyframeTrackContentBuilder<Double> _ content: () -> Content
  ) -> [Double] {
    let timeline = KeyframeTimeline(initialValue: 1.0) { KeyframeTrack(content: content) }
    return times.map { timeline.value(time: $0) }
  }

  @Test func timesOutsideAreTheEnds() {
    #expect(
      values(at: [-5, 0, 1, 2, 1e300]) { LinearKeyframe(3, duration: 1) } == [1, 1, 3, 3, 3])
  }

  @Test func aMoveHasNoDuration() {
    #expect(values(at: [0, 1]) { MoveKeyframe(5) } == [5, 5])
    let values = values(at: [0, 0.5, 1, 1.5]) {
      LinearKeyframe(2, duration: 1)
      MoveKeyframe(10)
      LinearKeyframe(20, duration: 1)
    }
    #expect(values == [1, 1.5, 10, 15])
  }

  @Test func keyframesWithoutDurationJump() {
    for duration in [0, -1, Double.nan] {
      let linear = values(at: [0, 1]) { LinearKeyframe(4, duration: duration) }
      let cubic = values(at: [0, 1]) { CubicKeyframe(4, duration: duration) }
      let spring = values(at: [0, 1]) { SpringKeyframe(4, duration: duration) }
      #expect(linear == [4, 4] && cubic == [4, 4], "\(duration)")
      #expect(spring.allSatisfy { $0.isFinite }, "\(duration)")
    }
  }

  @Test func velocitiesThatAreNotFiniteAreZero() {
    let values = values(at: [0.25, 0.5, 1, 1.25, 1.5, 2, 2.5, 3]) {
      LinearKeyframe(2, duration: 1, timingCurve: .circularEaseIn)
      CubicKeyframe(3, duration: 1)
      LinearKeyframe(4, duration: 1, timingCurve: .circularEaseOut)
    }
    #expect(values.allSatisfy { $0.isFinite })
    for duration in [-1, Double.nan, Double.leastNonzeroMagnitude] {
      let values = self.values(at: [0, 0.5, 1, 1.5, 2]) {
        CubicKeyframe(2, duration: duration)
        CubicKeyframe(3, duration: 1)
        CubicKeyframe(4, duration: 1, startVelocity: .infinity, endVelocity: .nan)
        SpringKeyframe(5, duration: 1, startVelocity: .nan)
      }
      #expect(values.allSatisfy { $0.isFinite }, "\(duration)")
    }
  }

  @Test func aKeyframeAfterOneWithoutDurationGoesOn() {
    for duration in [0, -1, Double.nan] {
      let values = values(at: [0, 0.5, 1]) {
        CubicKeyframe(4, duration: duration)
        LinearKeyframe(6, duration: 1)
      }
      #expect(values == [4, 5, 6], "\(duration)")
    }
  }

  @Test func aSpringWithoutADurationEndsAtItsTarget() {
    let values = values(at: [0, 100]) { SpringKeyframe(4, spring: .smooth) }
    #expect(values == [1, 4])
  }

  @Test func anEndlessKeyframeStaysAtItsStart() {
    let values = values(at: [0, 1, 1000]) {
      LinearKeyframe(4, duration: .infinity)
      LinearKeyframe(9, duration: 1)
    }
    #expect(values == [1, 1, 1])
  }
}
