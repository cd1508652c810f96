import CoreImage
import Testing

struct LightFiltersTests {
  @Test func aSpotLightIsBrightWhereItPoints() throws {
    let white = FilterTools.plain(200, 200, 200, width: 100, height: 100)
    let lit = white.applyingFilter(
      "CISpotLight",
      parameters: [
        "inputLightPosition": CIVector(x: 50, y: 50, z: 80),
        "inputLightPointsAt": CIVector(x: 30, y: 50, z: 0), "inputBrightness": 1.0,
        "inputColor": CIColor(red: 1, green: 0.5, blue: 0),
      ])
    let spot = try FilterTools.pixel(lit, 30, 50)
    #expect(FilterTools.isClose(spot, [200, 100, 0, 255]))
    #expect(try FilterTools.pixel(lit, 99, 50) == [0, 0, 0, 255])
  }

  @Test func colorsNearACentreAreReplaced() throws {
    let spots: [String: Any] = [
      "inputCenterColor1": CIColor.red, "inputReplacementColor1": CIColor.blue,
      "inputCloseness1": 0.2,
    ]
    #expect(try FilterTools.filtered([250, 5, 5], "CISpotColor", spots) == [0, 0, 255])
    #expect(try FilterTools.filtered([0, 255, 0], "CISpotColor", spots) == [0, 255, 0])
  }

  @Test func slopesAreShaded() throws {
    // The sphere is darker at the left: slopes that face left are dark.
    let sphere = FilterTools.greys([[UInt32]](repeating: [0, 128, 255], count: 3))
    let hill = FilterTools.greys([[0, 0, 80, 160, 240, 240, 160, 80, 0, 0]])
    let shaded = try FilterTools.reds(
      hill.applyingFilter(
        "CIShadedMaterial", parameters: ["inputShadingImage": sphere]))[0]
    #expect(shaded[3] < 40 && shaded[6] > 215 && abs(shaded[0] - 128) < 3)
    let mask = FilterTools.greys(
      [[UInt32]](repeating: (0..<40).map { $0 < 20 ? 0 : 255 }, count: 40))
    let field = try FilterTools.reds(
      mask.clampedToExtent().applyingFilter("CIHeightFieldFromMask"),
      CGRect(x: 0, y: 20, width: 40, height: 1))[0]
    #expect(field[10] == 0 && field[21] < 100 && field[39] > 230)
  }
}
