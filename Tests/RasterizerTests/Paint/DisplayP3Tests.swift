import Drawing
import DrawingTools
import Foundation
import Rasterizer
import Testing

struct DisplayP3Tests {
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
