import Drawing
import DrawingTools
import Foundation
import Testing

struct ImageSamplerTests {
  /// An image of 2 × 2 pixels: red, green / blue, transparent.
  private let four = DisplayImage(
    width: 2, height: 2,
    pixels: [255, 0, 0, 255, 0, 255, 0, 255] + [0, 0, 255, 255, 0, 0, 0, 0])

  private func image(
    _ image: DisplayImage, _ rect: CGRect, interpolation: ImageInterpolation = .medium,
    tint: Paint? = nil
  ) -> DisplayItem { .image(image, rect: rect, interpolation: interpolation, tint: tint) }

  @Test func pixelsAreCopiedAtNaturalSize() throws {
    for interpolation in [ImageInterpolation.none, .low, .medium, .high] {
      let picture = try TestDrawing.render(
        image(four, CGRect(x: 3, y: 4, width: 2, height: 2), interpolation: interpolation))
      #expect(picture[3, 4] == Pixmap.Pixel(red: 255, green: 0, blue: 0))
      #expect(picture[4, 4] == Pixmap.Pixel(red: 0, green: 255, blue: 0))
      #expect(picture[3, 5] == Pixmap.Pixel(red: 0, green: 0, blue: 255))
      #expect(picture[4, 5].alpha == 0)
      #expect(picture.coveredArea == 3)
    }
  }

  @Test func nearestPixelsHaveHardEdges() throws {
    let picture = try TestDrawing.render(
      image(four, CGRect(x: 0, y: 0, width: 12, height: 12), interpolation: .none))
    #expect(picture[5, 5] == Pixmap.Pixel(red: 255, green: 0, blue: 0))
    #expect(picture[6, 5] == Pixmap.Pixel(red: 0, green: 255, blue: 0))
    #expect(picture.coveredArea == 108)
  }

  @Test func enlargingInterpolates() throws {
    let ramp = DisplayImage(
      width: 2, height: 1, pixels: [0, 0, 0, 255, 200, 200, 200, 255])
    let picture = try TestDrawing.render(image(ramp, CGRect(x: 0, y: 0, width: 8, height: 12)))
    #expect((0..<8).map { Int(picture[$0, 6].red) } == [0, 0, 25, 75, 125, 175, 200, 200])
  }

  @Test func shrinkingAverages() throws {
    let side = 64
    let pixels = (0..<side * side).flatMap { index -> [UInt8] in
      let isWhite = (index % side + index / side) % 2 == 0
      return isWhite ? [255, 255, 255, 255] : [0, 0, 0, 255]
    }
    let board = DisplayImage(width: side, height: side, pixels: pixels)
    let picture = try TestDrawing.render(image(board, CGRect(x: 0, y: 0, width: 8, height: 8)))
    for index in 0..<8 { #expect(abs(Int(picture[index, 7 - index].red) - 128) <= 1) }
  }

  @Test func tintIsDrawnThroughAlpha() throws {
    let gray = ResolvedColor(red: 0, green: 0, blue: 1, opacity: 0.5)
    let picture = try TestDrawing.render(
      image(four, CGRect(x: 0, y: 0, width: 2, height: 2), tint: .color(gray)))
    #expect(picture[0, 0] == picture[1, 0])
    #expect(picture[0, 0] == Pixmap.Pixel(red: 0, green: 0, blue: 255, alpha: 128))
    #expect(picture[1, 1].alpha == 0)
  }

  @Test func edgesBetweenPixelsAreAntialiased() throws {
    let solid = DisplayImage(width: 1, height: 1, pixels: [0, 0, 0, 255])
    let picture = try TestDrawing.render(image(solid, CGRect(x: 1.5, y: 2, width: 4, height: 4)))
    #expect(picture.alphas(y: 3)[0...7] == [0, 128, 255, 255, 255, 128, 0, 0])
  }

  @Test func opacityFadesImages() throws {
    let solid = DisplayImage(width: 1, height: 1, pixels: [255, 255, 255, 255])
    let picture = try TestDrawing.render(
      TestDrawing.group(.opacity(0.5), image(solid, CGRect(x: 0, y: 0, width: 12, height: 12))),
      background: TestDrawing.black)
    #expect(picture[5, 5].red == 128)
  }

  @Test func imagesFollowTheGroupTransform() throws {
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 12, ty: 0)
    let picture = try TestDrawing.render(
      TestDrawing.group(
        .transform(turn),
        image(four, CGRect(x: 0, y: 0, width: 12, height: 12), interpolation: .none)))
    #expect(picture[11, 0] == Pixmap.Pixel(red: 255, green: 0, blue: 0))
    #expect(picture[11, 11] == Pixmap.Pixel(red: 0, green: 255, blue: 0))
    #expect(picture[0, 0] == Pixmap.Pixel(red: 0, green: 0, blue: 255))
  }

  @Test func invalidRectanglesDrawNothing() throws {
    let picture = try TestDrawing.render(
      image(four, .zero), image(four, CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)),
      image(DisplayImage(width: 0, height: 0, pixels: []), CGRect(x: 0, y: 0, width: 5, height: 5)))
    #expect(picture.coveredArea == 0)
  }
}
