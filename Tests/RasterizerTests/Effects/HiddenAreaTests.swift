@_spi(Inlined) import Drawing
import Foundation
import Testing

@testable import Rasterizer

struct HiddenAreaTests {
  private func area(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, corner: CGFloat = 0
  ) -> HiddenArea {
    HiddenArea(
      CGRect(x: x, y: y, width: width, height: height), CGSize(width: corner, height: corner),
      Matrix(.identity))
  }

  private func pixels(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int) -> PixelRect {
    PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  @Test func onlyWholePixelsAreHidden() {
    let area = area(10.5, 20.25, 10, 10)
    #expect(area.columns(y: 25) == (11, 20))
    #expect(area.contains(pixels(11, 21, 20, 30)))
    #expect(!area.contains(pixels(10, 21, 20, 30)) && !area.contains(pixels(11, 20, 20, 30)))
    #expect(!area.contains(pixels(11, 21, 21, 30)) && !area.contains(pixels(11, 21, 20, 31)))
  }

  @Test func rowsOutsideAreEmpty() {
    let area = area(10, 20, 10, 10)
    for y in [19, 30, -1000] {
      let (minX, maxX) = area.columns(y: y)
      #expect(minX >= maxX, "\(y)")
    }
  }

  @Test func rowsBesideACornerAreNarrower() {
    let area = area(0, 0, 100, 100, corner: 20)
    #expect(area.columns(y: 50) == (0, 100))
    let (minX, maxX) = area.columns(y: 5)
    #expect(minX >= 20 && maxX <= 80 && minX < maxX)
    #expect(!area.contains(pixels(0, 0, 1, 1)) && area.contains(pixels(0, 50, 1, 51)))
  }

  /// Every pixel that counts as hidden is inside the circle of the corner.
  @Test func noPixelOfARoundCornerCountsAsHidden() {
    let area = area(0, 0, 60, 60, corner: 30)
    for y in 0..<60 {
      for x in 0..<60 where area.contains(pixels(x, y, x + 1, y + 1)) {
        let far = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)].map {
          hypot(Double($0 - 30), Double($1 - 30))
        }
        #expect(far.allSatisfy { $0 <= 30.01 }, "\(x) \(y)")
      }
    }
  }

  @Test func hostileCornersHideLess() {
    for corner in [CGFloat.nan, .infinity, 1e30, -20] {
      let area = area(0, 0, 100, 40, corner: corner)
      #expect(!area.contains(pixels(0, 0, 1, 1)), "\(corner)")
      let (minX, maxX) = area.columns(y: 1)
      #expect(minX <= maxX && minX >= 0 && maxX <= 100, "\(corner)")
    }
  }

  @Test func areasWithoutAnyPixelHideNothing() {
    for area in [area(10.2, 10, 0.5, 10), area(10, 10, 0, 0)] {
      let (minX, maxX) = area.columns(y: 12)
      #expect(minX >= maxX)
      #expect(!area.contains(pixels(10, 10, 11, 11)))
    }
  }
}
