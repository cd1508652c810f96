import Testing

@testable import Goldens

struct PixelRegionsTests {
  private func rectangles(width: Int, _ pixels: [(x: Int, y: Int)]) -> [PixelRectangle] {
    var regions = PixelRegions(width: width)
    for pixel in pixels { regions.insert(x: pixel.x, y: pixel.y) }
    return regions.rectangles()
  }

  @Test func pixelsWithinReachAreOneRegion() {
    let reach = PixelRegions.reach
    #expect(
      rectangles(width: 100, [(10, 5), (10 + reach, 5 + reach)])
        == [PixelRectangle(x: 10, y: 5, width: reach + 1, height: reach + 1)])
    #expect(rectangles(width: 100, [(10, 5), (11 + reach, 5)]).count == 2)
    #expect(rectangles(width: 100, [(10, 5), (10, 6 + reach)]).count == 2)
    #expect(rectangles(width: 100, [(10 + reach, 5), (10, 5 + reach)]).count == 1)
  }

  @Test func noPixelsAreNoRegions() {
    #expect(rectangles(width: 0, []) == [] && PixelRegions(width: 0).bounds == nil)
    #expect(rectangles(width: 1, [(0, 0)]) == [PixelRectangle(x: 0, y: 0, width: 1, height: 1)])
  }

  @Test func aLaterPixelJoinsTwoRegions() {
    // A fork whose prongs meet at the bottom.
    let prongs = (0..<20).flatMap { [(x: 0, y: $0), (x: 40, y: $0)] }
    #expect(rectangles(width: 64, prongs).count == 2)
    let bar = stride(from: 0, through: 40, by: 8).map { (x: $0, y: 20) }
    #expect(
      rectangles(width: 64, prongs + bar) == [PixelRectangle(x: 0, y: 0, width: 41, height: 21)])
  }

  /// Random pixels, compared with a search over all pairs.
  @Test(arguments: 1...12)
  func regionsAreThoseOfAllPairs(seed: UInt64) {
    var state = seed
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    let width = 30 + random(180), height = 20 + random(90), share = 1 + random(30)
    var pixels: [(x: Int, y: Int)] = []
    for y in 0..<height {
      for x in 0..<width where random(1000) < share { pixels.append((x, y)) }
    }
    var region = Array(pixels.indices)
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for first in pixels.indices {
        for second in pixels.indices
        where abs(pixels[first].x - pixels[second].x) <= PixelRegions.reach
          && abs(pixels[first].y - pixels[second].y) <= PixelRegions.reach
          && region[second] > region[first]
        {
          region[second] = region[first]
          hasChanged = true
        }
      }
    }
    let expected = Set(region).sorted().map { root in
      let members = pixels.indices.filter { region[$0] == root }.map { pixels[$0] }
      let columns = members.map(\.x), rows = members.map(\.y)
      return PixelRectangle(
        rows: (rows.min() ?? 0)...(rows.max() ?? 0),
        columns: (columns.min() ?? 0)...(columns.max() ?? 0))
    }
    #expect(rectangles(width: width, pixels) == expected)
  }
}
