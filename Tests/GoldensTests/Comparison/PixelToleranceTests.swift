import Render
import Goldens
import Testing

@Suite struct PixelToleranceTests {
  private func matches(
    _ expected: [UInt8], _ actual: [UInt8], precision: Float = 1, perceptual: Float = 1
  ) -> Bool {
    let tolerance = PixelTolerance(precision: precision, perceptualPrecision: perceptual)
    return PixelComparison(
      expected: .filled(2, 2, with: expected), actual: .filled(2, 2, with: actual),
      tolerance: tolerance
    ).matches
  }

  @Test func precisionIsTheShareOfPixelsThatMatch() {
    let expected = Pixmap.filled(10, 10)
    var actual = expected
    actual.fill(PixelRectangle(x: 0, y: 0, width: 2, height: 1), with: [0, 0, 0, 255])
    func matches(_ precision: Float) -> Bool {
      let tolerance = PixelTolerance(precision: precision, perceptualPrecision: 1)
      return PixelComparison(expected: expected, actual: actual, tolerance: tolerance).matches
    }
    #expect(matches(0.98))
    #expect(!matches(0.985))
    #expect(!matches(.nan))
  }

  @Test func sizesMustMatchWhateverThePrecision() {
    let tolerance = PixelTolerance(precision: 0, perceptualPrecision: 0)
    let comparison = PixelComparison(
      expected: .filled(2, 2), actual: .filled(2, 3), tolerance: tolerance)
    #expect(!comparison.matches)
  }

  /// The lightness of sRGB greys is known: 119 is L* 50.03, 121 is 50.83.
  @Test func perceptualPrecisionIsInHundredthsOfDelta() {
    #expect(matches([119, 119, 119, 255], [121, 121, 121, 255], perceptual: 0.99))
    #expect(!matches([119, 119, 119, 255], [121, 121, 121, 255], perceptual: 0.9925))
    #expect(matches([0, 0, 0, 255], [255, 255, 255, 255], perceptual: 0))
    #expect(!matches([0, 0, 0, 255], [255, 255, 255, 255], perceptual: 0.0001))
  }

  /// Pure red and green are 73.4 apart by CIE 1994, seen from red.
  @Test func hueAndChromaCount() {
    #expect(matches([255, 0, 0, 255], [0, 255, 0, 255], perceptual: 0.265))
    #expect(!matches([255, 0, 0, 255], [0, 255, 0, 255], perceptual: 0.267))
  }

  @Test func transparencyIsSeenOverBlackAndWhite() {
    #expect(!matches([0, 0, 0, 0], [0, 0, 0, 255], perceptual: 0.5))
    #expect(!matches([0, 0, 0, 0], [255, 255, 255, 255], perceptual: 0.5))
  }

  @Test func theMessageNamesTheTolerance() {
    let tolerance = PixelTolerance(precision: 0.9, perceptualPrecision: 0.98)
    let comparison = PixelComparison(
      expected: .filled(2, 2), actual: .filled(2, 2, with: [0, 0, 0, 255]), tolerance: tolerance)
    #expect(
      comparison.lines == [
        "pixels  4 of 4 (100 %) in 1 region (0,0 2×2); max channel difference 255; "
          + "tolerance: precision 0.9, perceptual precision 0.98"
      ])
  }
}
