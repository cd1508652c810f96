import Foundation

extension ResolvedColor {
  package func mixedInOklab(with other: ResolvedColor, by share: Float) -> ResolvedColor {
    if share == 0 { return self }
    if share == 1 { return other }
    // Between the cone responses and Oklab lies only a linear map: mixing responses is the same.
    return ResolvedColor(
      coneResponses: zip(coneResponses, other.coneResponses).map { $0 + ($1 - $0) * Double(share) })
  }

  /// The opaque colour of which the cones tell this.
  package init(coneResponses cones: [Double]) {
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

  /// The cube roots of the light the long, medium and short cones receive.
  package var coneResponses: [Double] {
    let red = Double(linearRed), green = Double(linearGreen), blue = Double(linearBlue)
    return [
      0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue,
      0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue,
      0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue,
    ].map(ColorSpaceConversion.cubeRoot)
  }
}
