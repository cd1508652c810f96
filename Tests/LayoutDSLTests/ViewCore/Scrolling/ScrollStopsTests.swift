import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

struct ScrollStopsTests {
  private let stops = ScrollStops([300, 0, 100, 160], areAll: true, limits: 0...250)

  @Test func theNearestIsChosen() {
    #expect(
      [-50, 49, 51, 130, 131, 220, 900].map(stops.nearest) == [0, 0, 100, 100, 160, 250, 250])
  }

  @Test func theNextIsAlwaysInReach() {
    #expect(stops.nearest(to: 250, from: 0, reach: 0) == 100)
    #expect(stops.nearest(to: 0, from: 250, reach: 0) == 160)
    #expect(stops.nearest(to: 130, from: 160, reach: 0) == 100)
    #expect(stops.nearest(to: 131, from: 160, reach: 0) == 160)
  }

  @Test func stopsWithinReachAreReached() {
    #expect(stops.nearest(to: 250, from: 0, reach: 160) == 160)
    #expect(stops.nearest(to: 250, from: 0, reach: 159) == 100)
    #expect(stops.nearest(to: 90, from: 0, reach: 160) == 100)
  }

  @Test func unknownStopsFollowAtTheSameDistances() {
    let stops = ScrollStops([500, 550, 600], areAll: false, limits: 0...10_000)
    #expect(
      [530, 620, 1030, 470, 90, -8, 20_000].map(stops.nearest) == [
        550, 600, 1050, 450, 100, 0, 10_000,
      ])
  }

  @Test func withoutStopsEveryOffsetIsAStop() {
    let none = ScrollStops([], areAll: false, limits: 0...10)
    #expect(none.nearest(to: 7.5) == 7.5)
    #expect(none.nearest(to: 7.5, from: 0, reach: 1) == 7.5)
    let one = ScrollStops([4], areAll: false, limits: 0...10)
    #expect(one.nearest(to: 9) == 4)
  }
}
