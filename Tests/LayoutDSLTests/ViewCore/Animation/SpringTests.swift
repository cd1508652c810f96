import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

struct SpringTests {
  @Test func initializersAgree() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.response - 0.5) < 1e-12)
    #expect(spring.dampingRatio == 0.7)
    let same = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
    #expect(abs(same.bounce - 0.3) < 1e-12)
    #expect(abs(Spring(duration: 1, bounce: -0.5).dampingRatio - 2) < 1e-12)
    #expect(abs(Spring(duration: 1, bounce: -0.5).bounce + 0.5) < 1e-12)
    #expect(Spring(mass: 1, stiffness: 100, damping: 40).dampingRatio == 1)
    let settling = Spring(settlingDuration: 2, dampingRatio: 0.5)
    #expect(abs(settling.settlingDuration - 2) < 1e-9)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0, 1e-300, 1e-12, 0.5, 1, 7, 1e9, 1e200, 1e300])
  func allValuesAreFinite(number: Double) {
    for ratio in [number, 0, 0.5, 1, 3] {
      for spring in [
        Spring(response: 0.5, dampingRatio: number), Spring(response: number, dampingRatio: ratio),
        Spring(mass: number, stiffness: 100, damping: ratio, allowOverDamping: true),
        Spring(stiffness: number, damping: ratio, allowOverDamping: true),
        Spring(settlingDuration: number, dampingRatio: ratio),
      ] {
        for time in [0, 1e-300, 0.1, 1e9, 1e300, .infinity, .nan] {
          let value = spring.value(target: 10.0, initialVelocity: 1, time: time)
          #expect(value.isFinite, "\(spring) \(time)")
        }
      }
    }
  }

  @Test(arguments: [-0.4, 0, 0.3, 0.8])
  func satisfiesTheEquationOfMotion(bounce: Double) {
    let spring = Spring(duration: 0.7, bounce: bounce)
    let step = 1e-4
    for time in [0.05, 0.3, 0.9] {
      func velocity(_ time: Double) -> Double {
        spring.velocity(target: 10.0, initialVelocity: 3, time: time)
      }
      func value(_ time: Double) -> Double {
        spring.value(target: 10.0, initialVelocity: 3, time: time)
      }
      let slope = (value(time + step) - value(time - step)) / (2 * step)
      #expect(abs(slope - velocity(time)) < 1e-3)
      let acceleration = (velocity(time + step) - velocity(time - step)) / (2 * step)
      let force = spring.force(target: 10.0, position: value(time), velocity: velocity(time))
      #expect(abs(acceleration - force) < 1e-2)
    }
  }

  @Test(arguments: [-0.4, 0, 0.3, 0.8])
  func staysWithinEpsilonOnceSettled(bounce: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    let end = spring.settlingDuration(target: 100.0, initialVelocity: 50, epsilon: 0.01)
    #expect(end > 0.3)
    for time in [end - 0.001, end + 0.001] {
      #expect(
        spring.isSettled(target: 100.0, initialVelocity: 50, epsilon: 0.01, time: time)
          == (time > end))
    }
    for step in 0..<100 {
      let value = spring.value(
        target: 100.0, initialVelocity: 50, time: end + Double(step) * 0.01)
      #expect(abs(value - 100) <= 0.01 + 1e-12)
    }
  }

  @Test func updateAdvancesInSteps() {
    let spring = Spring.bouncy
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<10 {
      spring.update(value: &value, velocity: &velocity, target: 20, deltaTime: 0.03)
    }
    #expect(abs(value - spring.value(target: 20.0, time: 0.3)) < 1e-9)
    #expect(abs(velocity - spring.velocity(target: 20.0, time: 0.3)) < 1e-9)
  }

  @Test func theExponentialIsExact() {
    for exponent in stride(from: -40, through: 40, by: 0.37) {
      let expected = exp(exponent)
      #expect(abs(deterministicExponential(exponent) - expected) <= expected * 1e-15)
    }
    #expect(deterministicExponential(0) == 1)
    #expect(deterministicExponential(-1000) == 0)
    #expect(deterministicExponential(1000) == .infinity)
  }
}
