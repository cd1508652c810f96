/// The colour space in which colours are interpolated.
package enum ColorMixture: Hashable, Sendable {
  /// Oklab, which is perceptually uniform.
  case perceptual
  /// Gamma-encoded sRGB components.
  case device
  /// Linear sRGB components.
  case linear
}
