import Foundation

extension Gradient {
  /// A method of interpolating between the colors in a gradient.
  public struct ColorSpace: Hashable, Sendable {
    let mixture: ColorMixture

    /// Interpolates components as the screen takes them, in sRGB.
    public static let device = ColorSpace(mixture: .device)
    /// Interpolates in Oklab, so that equal steps look equal.
    public static let perceptual = ColorSpace(mixture: .perceptual)
    /// Interpolates light.
    static let linear = ColorSpace(mixture: .linear)

    /// A mixture of two colours, each weighted by its opacity.
    func mix(
      _ first: Color.Resolved, _ second: Color.Resolved, by fraction: Float
    ) -> Color.Resolved {
      let opacity = first.opacity * (1 - fraction) + second.opacity * fraction
      // A clear colour lends the other its opacity only, even where both weights vanish.
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
