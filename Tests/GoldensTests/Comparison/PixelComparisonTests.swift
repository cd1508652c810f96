import Render
import Goldens
import Testing

extension Pixmap {
  /// A picture of one colour.
  static func filled(_ width: Int, _ height: Int, with color: [UInt8] = [255, 255, 255, 255])
    -> Pixmap
  {
    var pixmap = Pixmap(width: width, height: height)
    for index in pixmap.bytes.indices { pixmap.bytes[index] = color[index % 4] }
    return pixmap
  }

  mutating func fill(_ rectangle: PixelRectangle, with color: [UInt8]) {
    for y in rectangle.y..<rectangle.y + rectangle.height {
      for x in rectangle.x..<rectangle.x + rectangle.width {
        for channel in 0..<4 { bytes[(y * width + x) * 4 + channel] = color[channel] }
      }
    }
  }
}

@Suite struct PixelComparisonTests {
  private let black: [UInt8] = [0, 0, 0, 255]

  private func rectangle(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRectangle {
    PixelRectangle(x: x, y: y, width: width, height: height)
  }

  private func comparison(_ changes: [PixelRectangle]) -> PixelComparison {
    let expected = Pixmap.filled(100, 60)
    var actual = expected
    for change in changes { actual.fill(change, with: black) }
    return PixelComparison(expected: expected, actual: actual)
  }

  @Test func equalPicturesAreEqual() {
    let comparison = comparison([])
    #expect(comparison.matches)
    #expect(comparison.regions.isEmpty)
    #expect(comparison.lines.isEmpty)
  }

  @Test func onePixelCounts() {
    let comparison = comparison([rectangle(99, 59, 1, 1)])
    #expect(!comparison.matches)
    #expect(comparison.differing == 1)
    #expect(comparison.bounds == rectangle(99, 59, 1, 1))
    #expect(comparison.maximumChannelDifference == 255)
    #expect(
      comparison.lines == [
        "pixels  1 of 6,000 (0.0167 %) in 1 region (99,59 1×1); max channel difference 255"
      ])
  }

  @Test func pixelsEightApartAreOneRegionAndNineApartTwo() {
    let pixel = rectangle(20, 20, 1, 1)
    for (dx, dy) in [(8, 0), (0, 8), (8, 8), (-8, 8)] {
      let near = comparison([pixel, rectangle(20 + dx, 20 + dy, 1, 1)])
      #expect(near.regions.count == 1, "\(dx), \(dy)")
    }
    for (dx, dy) in [(9, 0), (0, 9), (9, 1), (-9, 3), (3, 9)] {
      let far = comparison([pixel, rectangle(20 + dx, 20 + dy, 1, 1)])
      #expect(far.regions.count == 2, "\(dx), \(dy)")
    }
  }

  @Test func aRegionIsJoinedThroughARowBelow() {
    // A U: two columns far apart at the top, one bar below.
    let changes = [rectangle(10, 5, 2, 20), rectangle(60, 5, 2, 20), rectangle(10, 24, 52, 2)]
    let comparison = comparison(changes)
    #expect(comparison.regions == [rectangle(10, 5, 52, 21)])
    #expect(comparison.differing == 40 + 40 + 104 - 4)
  }

  @Test func manyRegionsAreListedInReadingOrder() {
    let changes = [(70, 2), (0, 4), (40, 30), (0, 50), (90, 50)].map { rectangle($0, $1, 3, 3) }
    let comparison = comparison(changes)
    #expect(comparison.regions == changes)
    #expect(comparison.bounds == rectangle(0, 2, 93, 51))
    #expect(
      comparison.lines == [
        "pixels  45 of 6,000 (0.750 %) in 5 regions (70,2 3×3) (0,4 3×3) (40,30 3×3) …; "
          + "max channel difference 255"
      ])
  }

  @Test func regionsAgreeWithAPlainSearch() {
    var state: UInt64 = 7
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<20 {
      let pixels = (0..<25).map { _ in (x: random(100), y: random(60)) }
      var group = Array(pixels.indices)
      for first in pixels.indices {
        for second in pixels.indices
        where abs(pixels[first].x - pixels[second].x) <= 8
          && abs(pixels[first].y - pixels[second].y) <= 8
        {
          let (from, to) = (group[first], group[second])
          for index in group.indices where group[index] == from { group[index] = to }
        }
      }
      let found = comparison(pixels.map { rectangle($0.x, $0.y, 1, 1) })
      #expect(found.regions.count == Set(group).count)
    }
  }

  @Test func alphaCounts() {
    let expected = Pixmap.filled(2, 2, with: [0, 0, 0, 0])
    let actual = Pixmap.filled(2, 2, with: [0, 0, 0, 10])
    let comparison = PixelComparison(expected: expected, actual: actual)
    #expect(comparison.differing == 4)
    #expect(comparison.maximumChannelDifference == 10)
  }

  @Test func unequalSizesAreComparedWhereTheyOverlap() {
    let expected = Pixmap.filled(10, 20)
    var actual = Pixmap.filled(12, 16)
    #expect(
      PixelComparison(expected: expected, actual: actual).lines == [
        "Newly-taken snapshot@(12, 16) does not match reference@(10, 20).",
        "pixels  equal where the pictures overlap",
      ])
    actual.fill(rectangle(9, 15, 1, 1), with: [250, 255, 255, 255])
    let comparison = PixelComparison(expected: expected, actual: actual)
    #expect(!comparison.matches)
    #expect(comparison.total == 160)
    #expect(comparison.bounds == rectangle(9, 15, 1, 1))
    #expect(comparison.maximumChannelDifference == 5)
  }
}
