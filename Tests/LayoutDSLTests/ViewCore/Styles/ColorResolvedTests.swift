import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

struct ColorResolvedTests {
  @Test(
    arguments: [
      (.sRGB, [0.3, 0.3, 0.3, 0.3], "#4C4C4C4D"),
      (.sRGB, [0.412, 0.508, 0.69, 0.748], "#6982B0BF"),
      (.sRGB, [0.6, 0.6, 0.6, 0.6], "#99999999"),
      (.sRGBLinear, [0.3, 0.3, 0.3, 0.3], "#9595954D"),
      (.sRGBLinear, [0.412, 0.508, 0.69, 0.748], "#ACBDD8BF"),
      (.sRGBLinear, [0.6, 0.6, 0.6, 0.6], "#CBCBCB99"),
      (.sRGB, [-1, 2, 0, 1], "#00FF00FF"),
    ] as [(Color.RGBColorSpace, [Float], String)])
  func descriptionIsHexadecimal(
    space: Color.RGBColorSpace, components: [Float], expected: String
  ) {
    let color = Color.Resolved(
      colorSpace: space, red: components[0], green: components[1], blue: components[2],
      opacity: components[3])
    #expect(color.description == expected)
  }

  @Test func transferCurveRoundTrips() {
    for step in 0...255 {
      let component = Float(step) / 255
      let back = ColorSpaceConversion.encode(ColorSpaceConversion.decode(component))
      #expect(abs(back - component) < 1e-6)
    }
    #expect(ColorSpaceConversion.decode(1) == 1)
    #expect(abs(ColorSpaceConversion.decode(0.5) - 0.214041) < 1e-6)
    #expect(abs(ColorSpaceConversion.decode(-0.5) + 0.214041) < 1e-6)
    #expect(abs(ColorSpaceConversion.cubeRoot(-27) + 3) < 1e-12)
  }

  @Test func animationIsPerceptuallyUniform() {
    var color = Color.Resolved.black
    color.animatableData.interpolate(towards: Color.Resolved.white.animatableData, amount: 0.5)
    // Half the lightness is an eighth of the light.
    #expect(abs(color.linearRed - 0.125) < 1e-5)
  }
}
