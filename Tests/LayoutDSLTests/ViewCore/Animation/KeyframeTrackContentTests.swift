import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor
struct KeyframeTrackContentTests {
  struct Pose {
    var x = 0.0
    var y = 0.0
  }

  private func timeline() -> KeyframeTimeline<Pose> {
    KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(50)
        LinearKeyframe(60, duration: 1, timingCurve: .easeIn)
      }
      KeyframeTrack(\.y) {
        CubicKeyframe(10, duration: 1)
        CubicKeyframe(30, duration: 1)
        SpringKeyframe(0, duration: 1, spring: .smooth)
      }
    }
  }

  @Test func tracksAnimateIndependently() {
    let timeline = timeline()
    #expect(timeline.duration == 3)
    #expect([0, 0.5, 1.5, 2, 3].map { timeline.value(time: $0).x }[0...1] == [0, 5])
    #expect(abs(timeline.value(time: 1.5).x - (50 + 10 * UnitCurve.easeIn.value(at: 0.5))) < 1e-9)
    #expect(timeline.value(progress: 1).x == 60)
  }

  @Test(arguments: [0, -1, TimeInterval.nan])
  func aKeyframeWithoutDurationJumpsToItsValue(_ duration: TimeInterval) {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: duration)
      CubicKeyframe(20, duration: duration)
      LinearKeyframe(30, duration: 1)
    }
    #expect(timeline.duration == 1)
    #expect([0, 0.5, 1].map { timeline.value(time: $0) } == [20, 25, 30])
    let jump = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(10, duration: duration) }
    #expect(jump.value(time: 0) == 10)
  }

  @Test func cubicsAreSmooth() {
    let timeline = timeline()
    // The cubic Hermite form with the slope between the neighbours, 15 per second, at the inner
    // keyframe.
    #expect(abs(timeline.value(time: 0.5).y - (5 - 15 / 8)) < 1e-9)
    #expect(timeline.value(time: 1).y == 10)
    let slopes = [0.999, 1.001].map { time in
      (timeline.value(time: time + 0.0005).y - timeline.value(time: time - 0.0005).y) / 0.001
    }
    #expect(abs(slopes[0] - slopes[1]) < 0.1)
  }

  @Test func springKeyframesFollowTheSpring() {
    let value = timeline().value(time: 2.5).y
    let spring = Spring.smooth.value(target: -30.0, time: 0.5)
    #expect(abs(value - (30 + spring)) < 1e-9)
  }
}
