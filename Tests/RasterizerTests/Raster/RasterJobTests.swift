import Drawing
import DrawingTools
import Foundation
import Rasterizer
import Testing

/// The pixels of a picture do not depend on how it is divided.
struct RasterJobTests {
  @Test(arguments: [7, 33, 100])
  func rowsAreIndependent(height: Int) throws {
    let size = CGSize(width: 200, height: 160)
    let whole = try Rasterizer.render(
      TestDrawing.everything, size: size, scale: 1.5, background: TestDrawing.gray(250),
      isParallel: false)
    let frame = RasterJob(
      list: TestDrawing.everything, width: 300, height: 240, scale: 1.5,
      background: TestDrawing.gray(250), glyphs: GlyphCache(), isParallel: false)
    #expect(frame.isDivisible)
    var parts = [UInt32](repeating: 7, count: 300 * 240)
    for first in stride(from: 0, to: 240, by: height) {
      parts.withUnsafeMutableBufferPointer { pixels in
        guard let base = pixels.baseAddress else { return }
        frame.draw(rows: first..<min(240, first + height), into: base + first * 300)
      }
    }
    #expect(whole.bytes == parts.withUnsafeBytes { Array($0) })
  }

  @Test func parallelDrawingMatchesSerial() throws {
    let size = CGSize(width: 200, height: 160)
    let one = try Rasterizer.render(
      TestDrawing.everything, size: size, scale: 4, background: TestDrawing.gray(250),
      isParallel: false)
    let all = try Rasterizer.render(
      TestDrawing.everything, size: size, scale: 4, background: TestDrawing.gray(250))
    #expect(one == all)
  }

  /// Glass samples its backdrop.
  @Test func glassIsDrawnAsAWhole() throws {
    let pane = TestDrawing.group(
      .glass(radius: 8, Frost(saturation: 1.5, brightness: 0, opacity: 0.4, shades: [1, 1, 1, 1])),
      TestDrawing.fill(TestDrawing.rect(20, 20, 400, 700), TestDrawing.white))
    let list = DisplayList(
      items: (0..<60).map {
        TestDrawing.fill(TestDrawing.rect(0, CGFloat($0) * 15, 600, 7), TestDrawing.gray($0 * 4))
      } + [pane])
    let size = CGSize(width: 600, height: 900)
    let one = try Rasterizer.render(
      list, size: size, scale: 1, background: TestDrawing.gray(250), isParallel: false)
    #expect(
      one == (try Rasterizer.render(list, size: size, scale: 1, background: TestDrawing.gray(250))))
  }

  /// Shadows in closed form, meshes, tiles, masks and projections across the borders of bands.
  @Test func bandsDoNotChangePixels() throws {
    let image = DisplayImage(
      width: 2, height: 2, pixels: [255, 0, 0, 255, 0, 255, 0, 200, 0, 0, 255, 255, 9, 9, 9, 90])
    let card = Path(
      storage: .roundedRect(
        CGRect(x: 30, y: 25, width: 120, height: 110), cornerSize: CGSize(width: 20, height: 20),
        style: .continuous))
    let points: [SIMD2<Float>] = [[0, 0], [1, 0.1], [0.1, 1], [0.9, 0.8]]
    let mesh = MeshPaint(
      width: 2, height: 2,
      points: points.map {
        MeshPoint(
          position: $0, leadingControlPoint: $0 - [0.2, 0], topControlPoint: $0 - [0, 0.2],
          trailingControlPoint: $0 + [0.2, 0], bottomControlPoint: $0 + [0, 0.2])
      },
      colors: [TestDrawing.red, TestDrawing.blue, TestDrawing.white, TestDrawing.black],
      background: TestDrawing.red,
      smoothsColors: true, isPerceptual: true)
    var tilt = ProjectionTransform(CGAffineTransform(rotationAngle: 0.2))
    (tilt.m13, tilt.m23) = (0.001, -0.0008)
    let list = DisplayList(items: [
      TestDrawing.group(
        .shadow(
          TestDrawing.gray(0, opacity: 0.5), radius: 6, offset: CGSize(width: 1.3, height: 4)),
        TestDrawing.fill(card, TestDrawing.white)),
      .fill(card, .mesh(mesh, in: CGRect(x: 40, y: 30, width: 90, height: 100)), FillStyle()),
      .fill(
        TestDrawing.rect(10, 60, 70.5, 60),
        .image(image, tile: CGRect(x: 3, y: 4, width: 9.7, height: 11.2), opacity: 0.7), FillStyle()
      ),
      TestDrawing.group(
        .blur(radius: 7, isOpaque: false),
        TestDrawing.fill(TestDrawing.rect(80, 100, 60, 40), TestDrawing.red)),
      TestDrawing.group(
        .projection(tilt),
        TestDrawing.fill(TestDrawing.rect(20, 10, 130, 120), TestDrawing.gray(80, opacity: 0.6))),
    ])
    let size = CGSize(width: 160, height: 150)
    let frame = RasterJob(
      list: list, width: 320, height: 300, scale: 2, background: nil, glyphs: GlyphCache(),
      isParallel: false)
    var parts = [UInt32](repeating: 7, count: 320 * 300)
    for first in stride(from: 0, to: 300, by: 41) {
      parts.withUnsafeMutableBufferPointer { pixels in
        guard let base = pixels.baseAddress else { return }
        frame.draw(rows: first..<min(300, first + 41), into: base + first * 320)
      }
    }
    let whole = try Rasterizer.render(list, size: size, scale: 2, isParallel: false)
    #expect(whole.bytes == parts.withUnsafeBytes { Array($0) })
  }
}
