@_spi(Inlined) import Drawing
import Testing

@testable import Rasterizer

struct OcclusionMapTests {
  private func openParts(_ map: borrowing OcclusionMap, _ range: Range<Int>, y: Int) -> [Range<Int>]
  {
    var parts: [Range<Int>] = []
    var next = range.lowerBound
    while let (x, count) = map.openPart(next, range.upperBound, y: y) {
      parts.append(x..<x + count)
      next = x + count
    }
    return parts
  }

  @Test func openPartsSkipHiddenPixels() {
    var map = OcclusionMap()
    map.begin(PixelRect(minX: -7, minY: 10, maxX: 300, maxY: 13))
    #expect(map.openCount == 307 * 3)
    #expect(openParts(map, -7..<300, y: 11) == [-7..<300])
    map.hide(20, 200, y: 11)
    map.hide(0, 3, y: 11)
    map.hide(299, 1, y: 11)
    #expect(openParts(map, -7..<300, y: 11) == [-7..<0, 3..<20, 220..<299])
    #expect(openParts(map, 30..<200, y: 11).isEmpty)
    #expect(openParts(map, 19..<221, y: 11) == [19..<20, 220..<221])
    #expect(openParts(map, -7..<300, y: 10) == [-7..<300])
    #expect(map.openCount == 307 * 3 - 204)
  }

  @Test(arguments: [1, 63, 64, 65, 128])
  func widthsAroundAWordAreHidden(width: Int) {
    var map = OcclusionMap()
    map.begin(PixelRect(minX: 0, minY: 0, maxX: width, maxY: 2))
    map.hide(0, width, y: 0)
    #expect(openParts(map, 0..<width, y: 0).isEmpty)
    #expect(openParts(map, 0..<width, y: 1) == [0..<width])
    #expect(map.openCount == width)
  }
}
