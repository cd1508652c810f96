import Foundation
import LayoutDSL
import Testing

@testable import Codecs
@testable import Drawing
@testable import Rasterizer
@testable import Render

@MainActor struct DisplayP3Tests {
  private func host(_ color: Color) throws -> ViewHost {
    let host = try ViewHost(size: CGSize(width: 4, height: 4)) { color }
    host.colorSpace = .displayP3
    return host
  }

  @Test func colorsOutsideSRGBArePreserved() throws {
    let red = Color(.displayP3, red: 1, green: 0, blue: 0)
    let picture = try host(red).render()
    #expect(picture.colorSpace == .displayP3)
    #expect(picture[2, 2] == Pixmap.Pixel(red: 255, green: 0, blue: 0))
  }

  @Test func colorsInSRGBAreConverted() throws {
    let pixel = try host(Color(.sRGB, red: 1, green: 0, blue: 0)).render()[2, 2]
    #expect(pixel == Pixmap.Pixel(red: 234, green: 51, blue: 35))
    #expect(try host(.white).render()[2, 2] == Pixmap.Pixel(red: 255, green: 255, blue: 255))
  }

  @Test func filesDeclareTheirColorSpace() throws {
    let picture = try host(.red).render()
    let data = try picture.pngData()
    #expect(try Pixmap(pngData: data) == picture)
    let chunks = PNGChunk.chunks(of: data).map(\.kind)
    #expect(chunks.prefix(4) == ["IHDR", "cICP", "gAMA", "cHRM"])
  }

  @Test func everyPartOfAListIsConverted() {
    let stop = GradientStop(color: TestDrawing.red, location: 0)
    let image = DisplayImage(width: 1, height: 1, pixels: [255, 0, 0, 128])
    let list = DisplayList(items: [
      TestDrawing.fill(TestDrawing.rect(0, 0, 1, 1), TestDrawing.red),
      .fill(Path(), .linearGradient([stop], start: .zero, end: .zero), FillStyle()),
      .image(image, rect: .zero, interpolation: .medium, tint: nil),
      TestDrawing.group(.shadow(TestDrawing.red, radius: 1, offset: .zero)),
    ])
    let converted = list.inDisplayP3
    let red = TestDrawing.red.inDisplayP3
    #expect(
      converted.items == [
        TestDrawing.fill(TestDrawing.rect(0, 0, 1, 1), red),
        .fill(
          Path(),
          .linearGradient([GradientStop(color: red, location: 0)], start: .zero, end: .zero),
          FillStyle()),
        .image(
          DisplayImage(width: 1, height: 1, pixels: [234, 51, 35, 128]), rect: .zero,
          interpolation: .medium, tint: nil),
        TestDrawing.group(.shadow(red, radius: 1, offset: .zero)),
      ])
  }
}
