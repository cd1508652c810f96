import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

struct ScrollPathTests {
  private func isClose(_ left: CGFloat, _ right: CGFloat, within slack: CGFloat = 1e-9) -> Bool {
    abs(left - right) <= slack
  }

  private func path(from start: CGFloat, velocity: CGFloat) -> ScrollPath {
    ScrollPath(
      throwing: start, velocity: velocity, rate: .normal, within: 0...1000, threshold: 0.5)
  }

  @Test func throwsWithinTheContentSlowDown() {
    let path = path(from: 100, velocity: 1000)
    #expect(isClose(path.end, 599))
    #expect(isClose(path.value(at: 0.35), 100 + 499 * (1 - pow(0.998, 350))))
  }

  @Test func throwsBeyondTheContentBounce() {
    let path = path(from: 900, velocity: 2000)
    // The offset has moved 100 of 998 points after ln(1 - 100/998) / (1000 ln 0.998) seconds.
    let time = log(898.0 / 998) / (1000 * log(0.998))
    #expect(isClose(path.value(at: time), 1000))
    let speed = 2000 * 898.0 / 998
    #expect(isClose(path.velocity(at: time - 1e-9), speed, within: 1e-4))
    #expect(isClose(path.velocity(at: time + 1e-9), speed, within: 1e-4))
    // A critically damped spring is at its maximum, v / (10 e), after 1/10 second.
    #expect(isClose(path.value(at: time + 0.1), 1000 + speed / (10 * M_E)))
    #expect(isClose(path.velocity(at: time + 0.1), 0))
    #expect(path.value(at: path.duration) == 1000)
  }

  @Test func contentBeyondItsEndsSpringsBack() {
    let path = path(from: -80, velocity: 0)
    #expect(isClose(path.value(at: 0.1), -80 * 2 / M_E))
    #expect(path.end == 0)
    #expect(self.path(from: 1000, velocity: 500).end == 1000)
    #expect(self.path(from: 1000, velocity: 500).value(at: 0.05) > 1000)
  }

  @Test func contentThrownBackFromBeyondItsEndsContinues() {
    let path = path(from: -40, velocity: 1000)
    #expect(isClose(path.end, 459))
  }
}
