import Drawing
import DrawingTools
import Foundation
import Testing

@testable import Rasterizer

struct OklabTests {
  @Test func roundTripKeepsColors() {
    for red in stride(from: 0, through: 255, by: 15) {
      for green in stride(from: 0, through: 255, by: 51) {
        for blue in stride(from: 0, through: 255, by: 17) {
          let color = ResolvedColor(
            red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255)
          let back = Oklab(color).premultiplied()
          #expect(abs(back.red - Double(red)) < 0.05)
          #expect(abs(back.green - Double(green)) < 0.05)
          #expect(abs(back.blue - Double(blue)) < 0.05)
          #expect(back.alpha == 255)
        }
      }
    }
  }

  /// The values are from the table in Björn Ottosson's article about Oklab, converted to sRGB.
  @Test func redAndBlueHavePublishedCoordinates() {
    let red = Oklab(TestDrawing.red), blue = Oklab(TestDrawing.blue),
      white = Oklab(TestDrawing.white)
    #expect(abs(red.lightness - 0.62796) < 1e-4)
    #expect(abs(red.a - 0.22486) < 1e-4 && abs(red.b - 0.12585) < 1e-4)
    #expect(abs(blue.lightness - 0.45201) < 1e-4)
    #expect(abs(blue.a + 0.03246) < 1e-4 && abs(blue.b + 0.31153) < 1e-4)
    #expect(abs(white.lightness - 1) < 1e-6 && abs(white.a) < 1e-6 && abs(white.b) < 1e-6)
  }

  @Test func colorsOutsideTheGamutAreClamped() {
    let wide = ResolvedColor(red: 1.3, green: -0.2, blue: .nan, opacity: 2)
    let pixel = PremultipliedColor(wide).pixel
    #expect(pixel == 0xFF00_00FF)
    #expect(Oklab(wide).premultiplied().red == 255)
  }
}
