import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct ScrollTransitionConfigurationTests {
  private typealias Threshold = ScrollTransitionConfiguration.Threshold

  /// A view of 20 in a container of 100: hidden at a distance of 60, fully visible at 40.
  private func identity(_ configuration: ScrollTransitionConfiguration, _ distance: CGFloat)
    -> Double
  {
    configuration.identity(atDistance: distance, length: 20, container: 100)
  }

  private func passes(_ threshold: Threshold, at distance: CGFloat) -> Bool {
    let configuration = ScrollTransitionConfiguration.animated.threshold(threshold)
    return identity(configuration, distance) == 1 && identity(configuration, -distance) == 1
      && identity(configuration, distance + 0.5) == 0
      && identity(configuration, -distance - 0.5) == 0
  }

  @Test func thresholdsArePositions() {
    #expect(passes(.hidden, at: 60))
    #expect(passes(.visible, at: 40))
    #expect(passes(.visible(0.25), at: 55))
    #expect(passes(.visible(7), at: 40))
    #expect(passes(.centered, at: 0))
    #expect(passes(.visible.inset(by: 5), at: 35))
    #expect(passes(.visible.inset(by: -5), at: 45))
    #expect(passes(.visible.inset(by: 500), at: 0))
    #expect(passes(.hidden.interpolated(towards: .centered, amount: 0.25), at: 45))
  }

  @Test func interactiveFollowsThePosition() {
    let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
    #expect(
      [70, 60, 55, 45, 40, 0, -55].map { identity(linear, $0) } == [0, 0, 0.25, 0.75, 1, 1, 0.25])
    let curve = UnitCurve.easeInOut
    #expect(identity(.interactive, 55) == curve.value(at: 0.25))
  }

  @Test func interactiveWithoutADistanceJumps() {
    let configuration = ScrollTransitionConfiguration.interactive.threshold(.hidden)
    #expect(identity(configuration, 59) == 1)
    #expect(identity(configuration, 61) == 0)
  }

  @Test func animatedChangesAtHalfTheView() {
    #expect(identity(.animated, 50) == 1)
    #expect(identity(.animated, 51) == 0)
  }

  @Test func identityChangesNothing() {
    #expect(identity(.identity, 1000) == 1)
  }
}
