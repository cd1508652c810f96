import Foundation

extension Gradient {
  /// A colour space for interpolating between the stops of a gradient.
  public struct ColorSpace: Hashable, Sendable {
    let mixture: ColorMixture

    /// Interpolates gamma-encoded sRGB components.
    public static let device = ColorSpace(mixture: .device)
    /// Interpolates perceptually, in Oklab.
    public static let perceptual = ColorSpace(mixture: .perceptual)
    /// Interpolates linear sRGB components.
    static let linear = ColorSpace(mixture: .linear)

    /// Returns a mix of two colours, weighted by their opacities.
    func mix(
      _ first: Color.Resolved, _ second: Color.Resolved, by fraction: Float
    ) -> Color.Resolved {
      let opacity = first.opacity * (1 - fraction) + second.opacity * fraction
      // A transparent colour contributes only its opacity, even where both weights are zero.
      var share = fraction
      if opacity > 0 {
        share = second.opacity * fraction / opacity
      } else if first.opacity != second.opacity {
        share = first.opacity == 0 ? 1 : 0
      }
      var mixed = first
      switch mixture {
      case .perceptual: mixed = first.mixedInOklab(with: second, by: share)
      case .device:
        mixed.red += (second.red - first.red) * share
        mixed.green += (second.green - first.green) * share
        mixed.blue += (second.blue - first.blue) * share
      case .linear:
        mixed.linearRed += (second.linearRed - first.linearRed) * share
        mixed.linearGreen += (second.linearGreen - first.linearGreen) * share
        mixed.linearBlue += (second.linearBlue - first.linearBlue) * share
      }
      mixed.opacity = opacity
      return mixed
    }
  }
}

extension Color.Resolved {
  fileprivate func mixedInOklab(with other: Color.Resolved, by share: Float) -> Color.Resolved {
    if share == 0 { return self }
    if share == 1 { return other }
    // Oklab is a linear transform of the cone responses, so mixing those is equivalent.
    return Color.Resolved(
      coneResponses: zip(coneResponses, other.coneResponses).map { $0 + ($1 - $0) * Double(share) })
  }

  /// Creates an opaque colour from cone responses.
  init(coneResponses cones: [Double]) {
    let (l, m, s) = (
      cones[0] * cones[0] * cones[0], cones[1] * cones[1] * cones[1],
      cones[2] * cones[2] * cones[2]
    )
    self.init(
      colorSpace: .sRGBLinear,
      red: Float(4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s),
      green: Float(-1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s),
      blue: Float(-0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s))
  }

  /// The cube roots of the light that the long, medium and short cones receive (the LMS of Oklab).
  var coneResponses: [Double] {
    let red = Double(linearRed), green = Double(linearGreen), blue = Double(linearBlue)
    return [
      0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue,
      0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue,
      0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue,
    ].map(ColorSpaceConversion.cubeRoot)
  }
}
