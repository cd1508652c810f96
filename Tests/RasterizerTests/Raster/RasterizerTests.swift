import Drawing
import DrawingTools
import Foundation
import Rasterizer
import Testing

struct RasterizerTests {
  @Test func sizesAreRoundedUpToPixels() throws {
    let picture = try TestDrawing.render(width: 10.2, height: 7, scale: 3)
    #expect(picture.width == 31 && picture.height == 21)
    #expect(
      try Rasterizer.pixelSize(of: CGSize(width: 20 + 1e-9, height: 61 / 3.0), scale: 3) == (60, 61)
    )
  }

  @Test func scaleEnlargesContent() throws {
    let item = TestDrawing.fill(TestDrawing.rect(1, 2, 3, 4))
    for scale in [1, 2, 3] as [CGFloat] {
      let picture = try TestDrawing.render(item, scale: scale)
      #expect(picture.coveredArea == Double(12 * scale * scale))
    }
    let fractional = try TestDrawing.render(item, scale: 1.5)
    #expect(fractional.alphas(y: 4)[0...6] == [0, 128, 255, 255, 255, 255, 0])
  }

  @Test func backgroundsFillThePicture() throws {
    let picture = try TestDrawing.render(background: ResolvedColor(red: 1, green: 0.5, blue: 0))
    #expect(picture[0, 0] == Pixmap.Pixel(red: 255, green: 128, blue: 0))
    #expect(picture[11, 11] == Pixmap.Pixel(red: 255, green: 128, blue: 0))
  }

  @Test func invalidSizesThrow() {
    for size in [
      CGSize(width: 0, height: 5), CGSize(width: -1, height: 5),
      CGSize(width: CGFloat.nan, height: 5),
      CGSize(width: CGFloat.infinity, height: 5),
    ] {
      #expect(throws: RenderError.self) {
        _ = try Rasterizer.render(DisplayList(), size: size, scale: 1)
      }
    }
    #expect(throws: RenderError.invalidSize(width: 10, height: 10, scale: 0)) {
      _ = try Rasterizer.render(DisplayList(), size: CGSize(width: 10, height: 10), scale: 0)
    }
  }

  @Test func oversizeThrowsBeforeAllocating() {
    #expect(throws: RenderError.tooLarge(width: 32_769, height: 1)) {
      _ = try Rasterizer.render(DisplayList(), size: CGSize(width: 32_769, height: 1), scale: 1)
    }
    #expect(throws: RenderError.tooLarge(width: 30_000, height: 30_000)) {
      _ = try Rasterizer.render(
        DisplayList(), size: CGSize(width: 10_000, height: 10_000), scale: 3)
    }
    #expect(throws: RenderError.tooLarge(width: 1_000_000_000_000_000, height: 1)) {
      _ = try Rasterizer.render(DisplayList(), size: CGSize(width: 1e200, height: 1), scale: 1)
    }
    #expect("\(RenderError.tooLarge(width: 9, height: 8))".contains("smaller size or scale"))
  }

  /// Optimized and unoptimized builds, and every machine, must produce the same pixels.
  @Test func everyBuildDrawsTheSamePixels() throws {
    let picture = try Rasterizer.render(
      TestDrawing.everything, size: CGSize(width: 200, height: 160), scale: 1.5,
      background: TestDrawing.gray(250))
    #expect(
      picture.fingerprint == 10_414_152_050_415_662_933,
      "the pixels changed: \(String(picture.fingerprint, radix: 16))")
  }
}
