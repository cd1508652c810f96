import Testing

@testable import Render

@Suite struct PixelGridTests {
  @Test func roundsUpAndToNearest() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.ceil(51.9746) == 52)
    #expect(grid.ceil(133.34) == 133.5)
    #expect(grid.ceil(41) == 41)
    #expect(grid.ceil(0.1 + 0.2 + 0.7) == 1)
    #expect(grid.round(12.378) == 12.5)
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func invalidScalesAreOne(scale: Double) {
    #expect(PixelGrid(scale: scale).ceil(1.2) == 2)
  }
}
