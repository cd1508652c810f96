import Foundation
import Testing

@_spi(Inlined) import Drawing

struct PixelRectTests {
  private let rect = PixelRect(minX: 2, minY: 3, maxX: 10, maxY: 7)

  @Test func touchedPixelsAreCovered() {
    #expect(
      PixelRect(covering: CGRect(x: 0.5, y: -0.5, width: 1, height: 0.25))
        == PixelRect(minX: 0, minY: -1, maxX: 2, maxY: 0))
    #expect(
      PixelRect(covering: CGRect(x: 1, y: 2, width: 3, height: 4))
        == PixelRect(minX: 1, minY: 2, maxX: 4, maxY: 6))
    #expect(PixelRect(covering: CGRect(x: 1.5, y: 2, width: 0, height: 4)).width == 1)
  }

  @Test func hostileRectanglesAreEmptyOrClamped() {
    #expect(PixelRect(covering: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).isEmpty)
    #expect(PixelRect(covering: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)).isEmpty)
    #expect(PixelRect(covering: .null).isEmpty)
    #expect(
      PixelRect(covering: CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300))
        == .everything)
    #expect(PixelRect(covering: .infinite) == .everything)
  }

  @Test func emptyRectanglesAreNeutralInAUnion() {
    #expect(rect.union(.empty) == rect && PixelRect.empty.union(rect) == rect)
    let reversed = PixelRect(minX: 5, minY: 5, maxX: 1, maxY: 9)
    #expect(reversed.isEmpty && rect.union(reversed) == rect)
    #expect(
      rect.union(PixelRect(minX: 0, minY: 6, maxX: 1, maxY: 20))
        == PixelRect(minX: 0, minY: 3, maxX: 10, maxY: 20))
  }

  @Test func rectanglesThatOnlyTouchHaveNothingInCommon() {
    #expect(rect.intersection(PixelRect(minX: 10, minY: 3, maxX: 12, maxY: 7)) == .empty)
    #expect(rect.intersection(.everything) == rect)
    #expect(
      rect.rows(of: PixelRect(minX: 0, minY: 4, maxX: 1, maxY: 5))
        == PixelRect(minX: 2, minY: 4, maxX: 10, maxY: 5))
  }

  @Test func anInsetBeyondTheMiddleIsEmpty() {
    #expect(rect.insetBy(1) == PixelRect(minX: 3, minY: 4, maxX: 9, maxY: 6))
    #expect(rect.insetBy(2).isEmpty)
    #expect(rect.insetBy(-2).insetBy(2) == rect)
    #expect(rect.offsetBy(x: -2, y: 4) == PixelRect(minX: 0, minY: 7, maxX: 8, maxY: 11))
  }
}
