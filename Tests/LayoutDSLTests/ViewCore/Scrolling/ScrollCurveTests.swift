import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

struct ScrollCurveTests {
  private func isClose(_ left: CGFloat, _ right: CGFloat, within slack: CGFloat = 1e-9) -> Bool {
    abs(left - right) <= slack
  }

  @Test(arguments: [(ScrollCurve.Rate.normal, 0.998), (.fast, 0.99)])
  func decaysKeepAPartOfTheSpeedEachMillisecond(rate: ScrollCurve.Rate, kept: Double) {
    let curve = ScrollCurve.decay(from: 20, velocity: 1500, rate: rate, threshold: 0.5)
    let distance = 1.5 * kept / (1 - kept)
    #expect(isClose(curve.end, 20 + distance))
    for time in [0, 0.001, 0.1, 0.35, 0.5] {
      let rest = pow(kept, 1000 * time)
      #expect(isClose(curve.value(at: time), 20 + distance * (1 - rest)))
      #expect(isClose(curve.velocity(at: time), 1500 * rest))
    }
  }

  @Test func decayDistancesAreTheSumOfAllMilliseconds() {
    let curve = ScrollCurve.decay(from: 0, velocity: 1000, rate: .normal, threshold: 0.5)
    var offset = 0.0, step = 1.0
    for _ in 0..<200 {
      step *= 0.998
      offset += step
    }
    #expect(isClose(curve.value(at: 0.2), offset))
  }

  @Test func decaysEndHalfAPixelBeforeTheirEnd() {
    let curve = ScrollCurve.decay(from: 0, velocity: -800, rate: .normal, threshold: 0.25)
    #expect(isClose(curve.value(at: curve.duration.nextDown), curve.end + 0.25))
    #expect(curve.value(at: curve.duration) == curve.end)
    #expect(curve.velocity(at: curve.duration) == 0)
    let slow = ScrollCurve.decay(from: 0, velocity: 0.1, rate: .normal, threshold: 0.25)
    #expect(slow.duration == 0)
  }

  @Test func springsAreCriticallyDamped() {
    let curve = ScrollCurve.spring(from: -60, to: 0, velocity: 200, threshold: 0.5)
    for time in [0, 0.05, 0.2, 0.4] {
      let expected = (-60 + (200 - 600) * time) * exp(-10 * time)
      #expect(isClose(curve.value(at: time), expected))
      // x'' + 20 x' + 100 x = 0
      let step = 1e-4
      let (before, now, after) = (
        curve.value(at: time + step), curve.value(at: time + 2 * step),
        curve.value(at: time + 3 * step)
      )
      let acceleration = (after - 2 * now + before) / (step * step)
      let velocity = curve.velocity(at: time + 2 * step)
      #expect(isClose((after - before) / (2 * step), velocity, within: 1e-3))
      #expect(isClose(acceleration + 20 * velocity + 100 * now, 0, within: 0.1))
    }
  }

  @Test(arguments: [(100, 0), (-3, 4000), (0, -900), (50, -500)] as [(CGFloat, CGFloat)])
  func springsEndBelowTheVisibleThreshold(start: CGFloat, velocity: CGFloat) {
    let curve = ScrollCurve.spring(from: start, to: 0, velocity: velocity, threshold: 0.5)
    #expect(curve.duration > 0)
    #expect(abs(curve.value(at: curve.duration.nextDown)) <= 0.5 + 1e-9)
    #expect(curve.value(at: curve.duration) == 0)
  }

  @Test(arguments: [-2000, 0, 300, 5000] as [CGFloat])
  func settlingDoesNotOvershoot(velocity: CGFloat) {
    let curve = ScrollCurve.settling(from: 0, to: 100, velocity: velocity, threshold: 0.5)
    for step in 0..<200 {
      #expect(curve.value(at: Double(step) * 0.01) <= 100)
    }
    #expect(isClose(curve.value(at: 0), 0))
    #expect(isClose(curve.velocity(at: 0), velocity))
    #expect(curve.value(at: curve.duration) == 100)
  }

  private func animated(_ animation: Animation, from start: CGFloat = 10) -> ScrollCurve {
    .animation(animation, from: start, to: 110, environment: EnvironmentValues())
  }

  @Test func animationsKeepTheirDuration() {
    let curve = animated(.easeInOut(duration: 0.4))
    #expect(isClose(curve.value(at: 0), 10))
    #expect(isClose(curve.value(at: 0.2), 60))
    #expect(curve.value(at: 0.1) < 35)
    #expect(curve.duration == 0.4)
    #expect(curve.value(at: 0.4) == 110)
    #expect(isClose(animated(.linear(duration: 0.5)).velocity(at: 0.3), 200))
    #expect(animated(.easeInOut, from: 110).duration == 0)
  }

  @Test func endlessAnimationsAreReplacedByTheDefault() {
    let endless = animated(.linear(duration: 1).repeatForever())
    #expect(endless.duration == animated(.default).duration)
    #expect(endless.value(at: 0.2) == animated(.default).value(at: 0.2))
  }
}
