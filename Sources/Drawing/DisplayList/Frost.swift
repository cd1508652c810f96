/// How frosted glass changes the colours that lie beneath it.
package struct Frost: Hashable, Sendable {
  /// How much more a colour differs from the grey of its luminance.
  package var saturation: Double
  /// What is added to all components, of 1.
  package var brightness: Double
  /// How much a veil hides.
  package var opacity: Double
  /// The grey of the veil: a cubic curve over the luminance beneath, by its four control values.
  package var shades: SIMD4<Double>

  package init(
    saturation: Double, brightness: Double, opacity: Double, shades: SIMD4<Double>
  ) {
    self.saturation = saturation
    self.brightness = brightness
    self.opacity = opacity
    self.shades = shades
  }

  /// The grey of the veil over a luminance.
  package func shade(over luminance: Double) -> Double {
    let rest = 1 - luminance
    let ends = shades.x * rest * rest * rest + shades.w * luminance * luminance * luminance
    return ends + 3 * rest * luminance * (shades.y * rest + shades.z * luminance)
  }
}
