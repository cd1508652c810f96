import CoreImage
import Testing

struct TileFiltersTests {
  private func tiled(_ name: String, _ parameters: [String: Any] = [:]) -> CIImage {
    FilterTools.ramp.applyingFilter(
      name,
      parameters: ["inputCenter": CIVector(x: 50, y: 50), "inputWidth": 20.0]
        .merging(parameters) { $1 })
  }

  @Test(arguments: [
    "CIFourfoldTranslatedTile", "CIFourfoldReflectedTile", "CIFourfoldRotatedTile",
    "CIEightfoldReflectedTile", "CIGlideReflectedTile", "CIParallelogramTile",
    "CISixfoldRotatedTile", "CISixfoldReflectedTile", "CITwelvefoldReflectedTile", "CITriangleTile",
  ]) func tilesRepeatForever(name: String) throws {
    let image = tiled(name)
    #expect(image.extent.isInfinite)
    #expect(
      Set(try FilterTools.reds(image, CGRect(x: 40, y: 40, width: 30, height: 30)).joined())
        .count > 5)
    // Two tiles are a period of all of these patterns.
    for (x, y) in [(41, 43), (57, 52), (13, 77)] {
      let near = try FilterTools.pixel(image, x, y)[0]
      let far = try FilterTools.pixel(image, x + 400, y)[0]
      #expect(abs(near - far) <= 2, "\(x), \(y)")
    }
  }

  @Test func symmetries() throws {
    func same(_ image: CIImage, _ x: Int, _ y: Int, _ otherX: Int, _ otherY: Int) throws -> Bool {
      abs(try FilterTools.pixel(image, x, y)[0] - FilterTools.pixel(image, otherX, otherY)[0]) <= 2
    }
    // Pixel 50 + n mirrors 49 - n at the centre.
    #expect(try same(tiled("CIFourfoldReflectedTile"), 57, 53, 42, 53))
    #expect(try same(tiled("CIFourfoldReflectedTile"), 57, 53, 57, 46))
    #expect(try same(tiled("CIEightfoldReflectedTile"), 57, 53, 53, 57))
    #expect(try same(tiled("CIFourfoldRotatedTile"), 57, 53, 46, 57))
    let kaleidoscope = tiled("CIKaleidoscope", ["inputCount": 4])
    #expect(try same(kaleidoscope, 67, 53, 46, 67) && same(kaleidoscope, 67, 53, 67, 46))
    let optical = tiled("CIOpTile", ["inputScale": 1.0])
    #expect(try same(optical, 57, 53, 57, 53))
    #expect(try FilterTools.pixel(optical, 57, 53) == FilterTools.pixel(FilterTools.ramp, 57, 53))
    let triangles = FilterTools.ramp.applyingFilter(
      "CITriangleKaleidoscope",
      parameters: [
        "inputPoint": CIVector(x: 30, y: 30), "inputSize": 40.0, "inputRotation": 0.0,
        "inputDecay": 1.0,
      ])
    // The lower side is a mirror.
    #expect(try same(triangles, 50, 35, 50, 24))
  }

  @Test func transformsTile() throws {
    let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
    let tile = FilterTools.ramp.applyingFilter("CIAffineTile", parameters: ["inputTransform": half])
    #expect(tile.extent.isInfinite)
    #expect(try FilterTools.pixel(tile, 10, 10) == FilterTools.pixel(tile, 60, 110))
    let clamp = FilterTools.ramp.applyingFilter(
      "CIAffineClamp", parameters: ["inputTransform": CGAffineTransform.identity])
    #expect(try FilterTools.pixel(clamp, 500, 50) == FilterTools.pixel(FilterTools.ramp, 99, 50))
    let perspective = FilterTools.ramp.applyingFilter(
      "CIPerspectiveTile",
      parameters: [
        "inputTopLeft": CIVector(x: 0, y: 100), "inputTopRight": CIVector(x: 100, y: 100),
        "inputBottomLeft": CIVector(x: 0, y: 0), "inputBottomRight": CIVector(x: 100, y: 0),
      ])
    #expect(
      try FilterTools.pixel(perspective, 110, 20) == FilterTools.pixel(FilterTools.ramp, 10, 20))
  }
}
