import CoreImage
import Testing

struct BlurFiltersTests {
  /// One white pixel in the middle of black, 9 × 9.
  private var point: CIImage {
    FilterTools.greys((0..<9).map { y in (0..<9).map { x in x == 4 && y == 4 ? 255 : 0 } })
  }

  @Test func meansOfNeighbours() throws {
    let box = point.applyingFilter("CIBoxBlur", parameters: ["inputRadius": 1.0])
    #expect(box.extent == CGRect(x: -1, y: -1, width: 11, height: 11))
    #expect(try FilterTools.pixel(box, 3, 3)[0] == 28 && FilterTools.pixel(box, 5, 4)[0] == 28)
    #expect(try FilterTools.pixel(box, 2, 4)[0] == 0)
    let disc = point.applyingFilter("CIDiscBlur", parameters: ["inputRadius": 1.0])
    #expect(try FilterTools.pixel(disc, 4, 3)[0] == 51 && FilterTools.pixel(disc, 3, 3)[0] == 0)
    let plain = FilterTools.plain(90, 120, 30, width: 60, height: 60)
    for name in ["CIBokehBlur", "CIBoxBlur", "CIDiscBlur", "CIMotionBlur", "CIZoomBlur"] {
      #expect(
        FilterTools.isClose(
          try FilterTools.pixel(plain.applyingFilter(name), 30, 30), [90, 120, 30, 255]))
    }
    let ring = point.applyingFilter(
      "CIBokehBlur", parameters: ["inputRadius": 3.0, "inputRingAmount": 1.0, "inputRingSize": 0.4])
    #expect(try FilterTools.pixel(ring, 1, 4)[0] > FilterTools.pixel(ring, 4, 4)[0])
  }

  @Test func clampedPicturesHaveNoDarkEdges() throws {
    let white = FilterTools.plain(255, 255, 255, width: 30, height: 20)
    let blurred = white.clampedToExtent().applyingGaussianBlur(sigma: 6).cropped(to: white.extent)
    #expect(blurred.extent == white.extent)
    for (x, y) in [(0, 0), (29, 19), (15, 0)] {
      #expect(try FilterTools.pixel(blurred, x, y) == [255, 255, 255, 255])
    }
    let dark = white.applyingGaussianBlur(sigma: 6)
    #expect(try FilterTools.pixel(dark, 0, 0)[3] < 100)
  }

  @Test func directions() throws {
    let motion = point.applyingFilter("CIMotionBlur", parameters: ["inputRadius": 2.0])
    #expect(try FilterTools.pixel(motion, 3, 4)[0] > 0 && FilterTools.pixel(motion, 4, 3)[0] == 0)
    let up = point.applyingFilter(
      "CIMotionBlur", parameters: ["inputRadius": 2.0, "inputAngle": Double.pi / 2])
    #expect(try FilterTools.pixel(up, 3, 4)[0] == 0 && FilterTools.pixel(up, 4, 3)[0] > 0)
    let zoom = FilterTools.ramp.applyingFilter(
      "CIZoomBlur", parameters: ["inputCenter": CIVector(x: 50.5, y: 50.5), "inputAmount": 40.0])
    #expect(try FilterTools.pixel(zoom, 50, 50) == FilterTools.pixel(FilterTools.ramp, 50, 50))
  }

  @Test func sharpAndBlurredPicturesCombine() throws {
    let edge = FilterTools.greys(
      [[UInt32]](repeating: (0..<20).map { $0 < 10 ? 80 : 160 }, count: 20))
    func row(_ name: String, _ parameters: [String: Any] = [:]) throws -> [Int] {
      try FilterTools.reds(
        edge.clampedToExtent().applyingFilter(name, parameters: parameters),
        CGRect(x: 0, y: 10, width: 20, height: 1))[0]
    }
    for name in ["CIUnsharpMask", "CISharpenLuminance"] {
      let sharp = try row(name)
      #expect(sharp[0] == 80 && sharp[9] < 80 && sharp[10] > 160 && sharp[19] == 160)
    }
    #expect(try row("CIBloom")[9] > 100)
    #expect(try row("CIGloom")[10] < 160 && row("CIGloom", ["inputRadius": 2.0])[0] == 80)
    func masked(_ grey: Int) throws -> [Int] {
      try row(
        "CIMaskedVariableBlur",
        [
          "inputMask": FilterTools.plain(grey, grey, grey, width: 20, height: 20),
          "inputRadius": 2.0,
        ])
    }
    #expect(try masked(0) == FilterTools.reds(edge)[0])
    #expect(try masked(255)[9] > 90 && masked(255)[10] < 150)
    let field = try FilterTools.reds(
      edge.applyingFilter(
        "CIDepthOfField",
        parameters: ["inputPoint0": CIVector(x: 0, y: 2), "inputPoint1": CIVector(x: 20, y: 2)]))
    // The lower part is sharp.
    #expect(field[18][10] - field[18][9] > 70 && field[2][10] - field[2][9] < 40)
  }
}
