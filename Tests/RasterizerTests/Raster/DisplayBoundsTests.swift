@_spi(Inlined) import Drawing
import DrawingTools
import Foundation
import Rasterizer
import Testing

struct DisplayBoundsTests {
  private func bounds(_ items: DisplayItem...) -> PixelRect {
    deviceBounds(
      of: DisplayList(items: items), CGAffineTransform(scaleX: 2, y: 2), GlyphCache())
  }

  private let square = TestDrawing.fill(TestDrawing.rect(10, 10, 5, 5))

  @Test func boundsAreWholePixels() {
    #expect(bounds(square) == PixelRect(minX: 20, minY: 20, maxX: 30, maxY: 30))
    #expect(
      bounds(TestDrawing.fill(TestDrawing.rect(0.2, 0.6, 1, 1)))
        == PixelRect(minX: 0, minY: 1, maxX: 3, maxY: 4))
    #expect(bounds().isEmpty)
    #expect(bounds(TestDrawing.fill(TestDrawing.rect(.nan, 0, 4, 4))).isEmpty)
  }

  @Test func effectsChangeBounds() {
    let shade = TestDrawing.black
    let shadow = bounds(
      TestDrawing.group(.shadow(shade, radius: 1, offset: CGSize(width: 10, height: 0)), square))
    #expect(shadow.minX == 20 && shadow.maxX >= 50 + 6 && shadow.maxY >= 36)
    let clip = bounds(TestDrawing.group(.clip(TestDrawing.rect(0, 0, 12, 90), FillStyle()), square))
    #expect(clip == PixelRect(minX: 20, minY: 20, maxX: 24, maxY: 30))
    let moved = bounds(TestDrawing.group(.transform(.init(translationX: 1, y: 2)), square))
    #expect(moved == PixelRect(minX: 22, minY: 24, maxX: 32, maxY: 34))
  }

  /// A group in an offscreen layer must not lose content outside its bounds.
  @Test func paintedPixelsAreInsideBounds() throws {
    let path = TestDrawing.polygon((12, 30), (20, 8), (28, 30), closed: false)
    let style = StrokeStyle(lineWidth: 5, lineCap: .square)
    let items: [DisplayItem] = [
      .stroke(path, .color(TestDrawing.black), style),
      TestDrawing.group(
        .blur(radius: 1.5, isOpaque: false), TestDrawing.fill(TestDrawing.rect(15, 15, 9, 9))),
      TestDrawing.group(
        .shadow(TestDrawing.black, radius: 2, offset: CGSize(width: -3, height: 2)),
        TestDrawing.fill(Path(storage: .ellipse(CGRect(x: 15, y: 15, width: 10, height: 6))))),
      TestDrawing.group(
        .transform(CGAffineTransform(rotationAngle: 0.3)),
        TestDrawing.fill(TestDrawing.rect(18, 6, 9, 9))),
    ]
    for item in items {
      let box = bounds(item)
      let picture = try TestDrawing.render(item, width: 45, height: 45, scale: 2)
      #expect(picture.coveredArea > 100)
      for y in 0..<90 {
        for x in 0..<90 where picture[x, y].alpha > 0 {
          let isInside = x >= box.minX && x < box.maxX && y >= box.minY && y < box.maxY
          #expect(isInside, "(\(x), \(y))")
        }
      }
    }
  }
}
