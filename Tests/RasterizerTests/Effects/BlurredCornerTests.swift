@_spi(Inlined) import Drawing
import Foundation
import Testing

@testable import Rasterizer

struct BlurredCornerTests {
  /// A corner that lacks a square of some pixels.
  private func corner(lacking side: Int, deviation: Double) -> BlurredCorner {
    let mask = GlyphCache.Mask(PixelRect(minX: 0, minY: 0, maxX: side, maxY: side))
    memset(mask.coverage, 255, side * side)
    return BlurredCorner(
      .init(
        deviation: deviation, radii: CGSize(width: side, height: side), scaleX: 1, scaleY: 1,
        style: .circular), mask, GaussianBlur(deviation: deviation))
  }

  /// The deficit of a row of a square with four such corners; empty if it has none.
  private func deficit(
    of corner: BlurredCorner, y: Int, side: Double, columns: Range<Int>
  ) -> [Float] {
    guard let row = corner.row(y: y, top: 0, bottom: side) else { return [] }
    var target = [Float](repeating: 0, count: columns.count)
    row.add(to: &target, columns, left: 0, right: side)
    return target
  }

  /// The greater deviation is blurred in boxes of several pixels.
  @Test(arguments: [5, 20] as [Double])
  func aBlurKeepsTheSum(deviation: Double) {
    let corner = corner(lacking: 12, deviation: deviation)
    let sum = (-300..<700).reduce(Float(0)) {
      $0 + deficit(of: corner, y: $1, side: 400, columns: -300..<700).reduce(0, +)
    }
    #expect(abs(sum / (4 * 12 * 12) - 1) < 0.01, "\(sum)")
  }

  @Test func theFourCornersMirrorEachOther() {
    let corner = corner(lacking: 8, deviation: 6)
    let columns = -40..<140
    for y in [-10, 0, 7, 20] {
      let top = deficit(of: corner, y: y, side: 100, columns: columns)
      #expect(top.contains { $0 > 0 })
      #expect(top == deficit(of: corner, y: 99 - y, side: 100, columns: columns))
      for (left, right) in zip(top, top.reversed()) { #expect(abs(left - right) < 0.0001) }
    }
  }

  @Test func aPartOfARowIsThatOfTheWhole() {
    let corner = corner(lacking: 10, deviation: 20)
    let whole = deficit(of: corner, y: 3, side: 300, columns: -100..<400)
    for part in [-100..<(-99), -5..<40, 290..<400, 399..<400] {
      let values = deficit(of: corner, y: 3, side: 300, columns: part)
      let expected = whole[(part.lowerBound + 100)..<(part.upperBound + 100)]
      for (value, expected) in zip(values, expected) { #expect(abs(value - expected) < 0.0001) }
    }
  }

  @Test func rowsFarFromTheCornersHaveNone() {
    let corner = corner(lacking: 8, deviation: 5)
    #expect(corner.row(y: -200, top: 0, bottom: 1000) == nil)
    #expect(corner.row(y: 500, top: 0, bottom: 1000) == nil)
    #expect(corner.row(y: 5000, top: 0, bottom: 1000) == nil)
    #expect(deficit(of: corner, y: 4, side: 1000, columns: 400..<600).allSatisfy { $0 == 0 })
  }
}
