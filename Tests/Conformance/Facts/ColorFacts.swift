import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var color: [Fact] {
    Fact(
      "color-resolved-sRGB-300",
      value: Color.Resolved(colorSpace: .sRGB, red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3)
        .description
    )
    .value("#4C4C4C4D")

    Fact(
      "color-resolved-sRGB-412",
      value: Color.Resolved(colorSpace: .sRGB, red: 0.412, green: 0.508, blue: 0.69, opacity: 0.748)
        .description
    )
    .value("#6982B0BF")

    Fact(
      "color-resolved-sRGB-600",
      value: Color.Resolved(colorSpace: .sRGB, red: 0.6, green: 0.6, blue: 0.6, opacity: 0.6)
        .description
    )
    .value("#99999999")

    Fact(
      "color-resolved-sRGBLinear-300",
      value: Color.Resolved(colorSpace: .sRGBLinear, red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3)
        .description
    )
    .value("#9595954D")

    Fact(
      "color-resolved-sRGBLinear-412",
      value: Color.Resolved(
        colorSpace: .sRGBLinear, red: 0.412, green: 0.508, blue: 0.69, opacity: 0.748
      ).description
    )
    .value("#ACBDD8BF")

    Fact(
      "color-resolved-sRGBLinear-600",
      value: Color.Resolved(colorSpace: .sRGBLinear, red: 0.6, green: 0.6, blue: 0.6, opacity: 0.6)
        .description
    )
    .value("#CBCBCB99")

    Fact(
      "color-hsb-0.5-1-1",
      value: Color(hue: 0.5, saturation: 1, brightness: 1).resolve(in: EnvironmentValues())
    )
    .value([0, 1, 1])
    .tolerance(1e-5)

    Fact(
      "color-hsb-0-1-0.5",
      value: Color(hue: 0, saturation: 1, brightness: 0.5).resolve(in: EnvironmentValues())
    )
    .value([0.5, 0, 0])
    .tolerance(1e-5)

    Fact(
      "color-hsb-0-0-0.5",
      value: Color(hue: 0, saturation: 0, brightness: 0.5).resolve(in: EnvironmentValues())
    )
    .value([0.5, 0.5, 0.5])
    .tolerance(1e-5)
  }
}
