import Drawing

/// Premultiplied components, 0…255, not yet rounded.
package struct PremultipliedColor {
  package var red: Double, green: Double, blue: Double, alpha: Double

  init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a color multiplied by an opacity; components are clamped to 0…1, and NaN and infinity
  /// become 0.
  init(_ color: ResolvedColor, opacity: Double = 1) {
    func part(_ value: Float) -> Double {
      value.isFinite ? max(0, min(1, Double(value))) : 0
    }
    let scale = part(color.opacity) * max(0, min(1, opacity)) * 255
    red = part(color.red) * scale
    green = part(color.green) * scale
    blue = part(color.blue) * scale
    alpha = scale
  }

  /// The colour as a pixel, rounded to nearest.
  var pixel: UInt32 {
    UInt32(red + 0.5) | UInt32(green + 0.5) << 8 | UInt32(blue + 0.5) << 16
      | UInt32(alpha + 0.5) << 24
  }
}
