import Foundation
import LayoutDSL
import SystemIntegration
import Testing

@testable import ViewCore

@MainActor struct UIScrollViewTests {
  /// Returns how far a fling at a rate goes, in points.
  private func reach(_ rate: UIScrollView.DecelerationRate) throws -> CGFloat {
    let screen = Screen { ScrollView { Color.red.frame(height: 100_000) } }
    let scroll = try #require(screen.graph.mainScrollNode)
    scroll.uiScrollView.decelerationRate = rate
    #expect(scroll.uiScrollView.decelerationRate.rawValue > 0)
    screen.fingers.fling(from: CGPoint(x: 50, y: 90), velocity: CGVector(dx: 0, dy: -800))
    let start = scroll.contentOffset.y
    screen.advance(by: 30)
    return scroll.contentOffset.y - start
  }

  @Test func theDecelerationRateDeterminesHowFarContentGoes() throws {
    // The sum of the speed over all milliseconds, less the last half pixel.
    #expect(abs(try reach(.normal) - 800 * 0.998 / 0.002 / 1000) < 1)
    #expect(abs(try reach(.fast) - 800 * 0.99 / 0.01 / 1000) < 1)
    #expect(abs(try reach(.init(rawValue: 0.995)) - 800 * 0.995 / 0.005 / 1000) < 1)
  }

  @Test(arguments: [-1, 0, 1, 2, .infinity, .nan])
  func unusualRatesComeToRest(rate: CGFloat) throws {
    let distance = try reach(.init(rawValue: rate))
    #expect(distance.isFinite && distance >= 0)
  }
}
