/// The colour treatment of the content below frosted glass.
package struct Frost: Hashable, Sendable {
  /// The factor by which colours differ from the grey of their luminance.
  package var saturation: Double
  /// The amount added to all components, where 1 is the full range.
  package var brightness: Double
  /// The opacity of the grey overlay, 0…1.
  package var opacity: Double
  /// The grey of the overlay as a function of the luminance below: the control values of a cubic
  /// Bézier.
  package var shades: SIMD4<Double>
  /// The width of the rim in which the content is refracted, in points; 0 for none.
  package var rim = 0.0
  /// The distance by which the rim shows content from farther inside, in points.
  package var refraction = 0.0

  package init(
    saturation: Double, brightness: Double, opacity: Double, shades: SIMD4<Double>
  ) {
    self.saturation = saturation
    self.brightness = brightness
    self.opacity = opacity
    self.shades = shades
  }

  /// Returns the grey of the overlay for a luminance.
  package func shade(over luminance: Double) -> Double {
    let rest = 1 - luminance
    let ends = shades.x * rest * rest * rest + shades.w * luminance * luminance * luminance
    return ends + 3 * rest * luminance * (shades.y * rest + shades.z * luminance)
  }
}
