import Drawing
import DrawingTools
import Foundation
import Testing

struct ColorFilterTests {
  private func mapped(
    _ color: ResolvedColor, _ matrix: ColorMatrix, isLinear: Bool = false
  ) throws -> Pixmap.Pixel {
    try TestDrawing.render(
      TestDrawing.group(
        .colorMatrix(matrix, isLinear: isLinear),
        TestDrawing.fill(TestDrawing.rect(0, 0, 12, 12), color)))[5, 5]
  }

  private func color(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) -> ResolvedColor {
    ResolvedColor(
      red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255,
      opacity: Float(alpha) / 255)
  }

  @Test func brightnessIsAdded() throws {
    #expect(
      try mapped(color(10, 100, 250), .brightness(0.2))
        == Pixmap.Pixel(red: 61, green: 151, blue: 255))
    #expect(try mapped(color(10, 100, 250), .brightness(-1)).blue == 0)
  }

  @Test func contrastScalesAroundMiddleGray() throws {
    #expect(
      try mapped(color(0, 102, 255), .contrast(0.5))
        == Pixmap.Pixel(red: 64, green: 115, blue: 191))
    #expect(try mapped(color(0, 102, 255), .contrast(0)).green == 127, "a half rounds down")
  }

  @Test func saturationKeepsLuminance() throws {
    let gray = try mapped(color(200, 100, 50), .saturation(0))
    // .2126 · 200 + .7152 · 100 + .0722 · 50 = 117.65
    #expect(gray == Pixmap.Pixel(red: 118, green: 118, blue: 118))
    #expect(try mapped(color(200, 100, 50), .saturation(1)).red == 200)
    #expect(try mapped(color(200, 100, 50), .saturation(2)).red == 255)
  }

  @Test func hueRotationMatchesSVG() throws {
    let turned = try mapped(color(255, 0, 0), .hueRotation(.degrees(180)))
    // The column of red: .213 − .787, .213 + .213, .213 + .213.
    #expect(turned == Pixmap.Pixel(red: 0, green: 109, blue: 109))
    #expect(try mapped(color(10, 20, 30), .hueRotation(.zero)).blue == 30)
  }

  @Test func invertingTwiceIsIdentity() throws {
    #expect(try mapped(color(10, 20, 30), .colorInvert()).red == 245)
    let twice = try TestDrawing.render(
      TestDrawing.group(
        .colorMatrix(.colorInvert()),
        TestDrawing.group(
          .colorMatrix(.colorInvert()),
          TestDrawing.fill(TestDrawing.rect(0, 0, 12, 12), TestDrawing.red))))
    #expect(twice[3, 3] == Pixmap.Pixel(red: 255, green: 0, blue: 0))
  }

  @Test func multiplyingIncludesOpacity() throws {
    let product = try mapped(color(255, 128, 0), .colorMultiply(color(128, 255, 255, 51)))
    #expect(product.alpha == 51)
    #expect(abs(Int(product.red) - 128) <= 3 && product.blue == 0)
  }

  @Test func luminanceBecomesAlpha() throws {
    #expect(try mapped(color(255, 255, 255), .luminanceToAlpha).alpha == 255)
    #expect(try mapped(color(0, 0, 0), .luminanceToAlpha).alpha == 0)
    let green = try mapped(color(0, 255, 0), .luminanceToAlpha)
    #expect(green.alpha == 182 && green.green == 0)
    #expect(try mapped(color(255, 255, 255, 128), .luminanceToAlpha).alpha == 128)
  }

  @Test func linearMatrixMixesInLinearLight() throws {
    // Half of the linear light of white is 188.
    #expect(try mapped(color(255, 255, 255), .brightness(-0.5), isLinear: true).red == 188)
  }

  @Test func onlyAlphaBiasPaintsTransparentPixels() throws {
    var matrix = ColorMatrix.brightness(1)
    let item = TestDrawing.fill(TestDrawing.rect(0, 0, 2, 2))
    #expect(
      try TestDrawing.render(TestDrawing.group(.colorMatrix(matrix), item)).coveredArea == 4)
    matrix.a5 = 0.5
    #expect(
      try TestDrawing.render(TestDrawing.group(.colorMatrix(matrix), item))[9, 9].alpha == 127)
  }

  @Test func alphaThresholdSelectsARange() throws {
    let items = [
      TestDrawing.fill(TestDrawing.rect(0, 0, 4, 12), TestDrawing.gray(0, opacity: 0.2)),
      TestDrawing.fill(TestDrawing.rect(4, 0, 4, 12), TestDrawing.gray(0, opacity: 0.6)),
      TestDrawing.fill(TestDrawing.rect(8, 0, 4, 12), TestDrawing.gray(0)),
    ]
    let list = DisplayList(items: items)
    let above = try TestDrawing.render(
      .group(.alphaThreshold(min: 0.5, max: 1, TestDrawing.red), list))
    #expect((0..<3).map { above[$0 * 4 + 1, 5].alpha } == [0, 255, 255])
    #expect(above[5, 5].red == 255)
    let between = try TestDrawing.render(
      .group(.alphaThreshold(min: 0.1, max: 0.7, TestDrawing.red), list))
    #expect((0..<3).map { between[$0 * 4 + 1, 5].alpha } == [255, 255, 0])
    let nothing = try TestDrawing.render(
      .group(.alphaThreshold(min: .nan, max: 0.7, TestDrawing.red), list))
    #expect(nothing.coveredArea == 0)
  }
}
