import Drawing

/// A colour as the three components that are interpolated, premultiplied.
package struct MixableColor {
  private var first: Double, second: Double, third: Double, alpha: Double
  private let mixture: ColorMixture

  package init(_ color: ResolvedColor, _ mixture: ColorMixture) {
    self.mixture = mixture
    let lab = Oklab(color)
    alpha = lab.alpha
    if mixture == .perceptual {
      (first, second, third) = (lab.lightness, lab.a, lab.b)
      return
    }
    func part(_ value: Float) -> Double {
      guard value.isFinite else { return 0 }
      return (mixture == .linear ? linear(Double(value)) : Double(value)) * lab.alpha
    }
    (first, second, third) = (part(color.red), part(color.green), part(color.blue))
  }

  package func mixed(with other: MixableColor, by share: Double) -> MixableColor {
    var copy = self
    copy.first += (other.first - first) * share
    copy.second += (other.second - second) * share
    copy.third += (other.third - third) * share
    copy.alpha += (other.alpha - alpha) * share
    return copy
  }

  /// The premultiplied sRGB components, 0…255, clamped to the gamut.
  package func premultiplied() -> PremultipliedColor {
    if mixture == .perceptual {
      return Oklab(lightness: first, a: second, b: third, alpha: alpha).premultiplied()
    }
    guard alpha > 0 else { return PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 0) }
    func part(_ value: Double) -> Double {
      let value = mixture == .linear ? encoded(value / alpha) * alpha : value
      return max(0, min(alpha, value)) * 255
    }
    return PremultipliedColor(
      red: part(first), green: part(second), blue: part(third), alpha: alpha * 255)
  }
}
