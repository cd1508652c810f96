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
