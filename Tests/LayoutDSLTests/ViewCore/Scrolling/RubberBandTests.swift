import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

struct RubberBandTests {
  private let band = RubberBand(limits: 0...200, length: 300)

  @Test func thereIsNoResistanceWithinTheLimits() {
    #expect([0, 70, 200].map(band.offset) == [0, 70, 200])
    #expect([0, 70, 200].map(band.pull) == [0, 70, 200])
  }

  @Test(arguments: [1, 50, 300, 5000] as [CGFloat])
  func resistanceGrowsBeyondTheEnds(pull: CGFloat) {
    let moved = (1 - 1 / (pull * 0.55 / 300 + 1)) * 300
    #expect(band.offset(pulledTo: -pull) == -moved)
    #expect(band.offset(pulledTo: 200 + pull) == 200 + moved)
    #expect(abs(band.pull(forOffset: -moved) + pull) < 1e-6)
    #expect(abs(band.pull(forOffset: 200 + moved) - 200 - pull) < 1e-6)
    #expect(moved < 300)
  }

  @Test func scrollViewsWithoutALengthStay() {
    let band = RubberBand(limits: 0...0, length: 0)
    #expect(band.offset(pulledTo: 50) == 0)
    #expect(band.pull(forOffset: 50) == 50)
  }
}
