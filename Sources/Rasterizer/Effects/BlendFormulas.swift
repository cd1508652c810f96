import Drawing

/// Composites a row of premultiplied pixels onto another with a blend mode.
///
/// The formulas are those of the W3C's Compositing and Blending on encoded sRGB values, with
/// Pegtop's soft light, which SwiftUI uses.
func blendRow(
  _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ count: Int,
  _ mode: BlendMode
) {
  var index = 0
  while index < count {
    let top = source[index]
    if top != 0 { target[index] = blended(top, onto: target[index], mode) }
    index &+= 1
  }
}

private func blended(_ top: UInt32, onto bottom: UInt32, _ mode: BlendMode) -> UInt32 {
  let s = Components(top), b = Components(bottom)
  var result = Components(red: 0, green: 0, blue: 0, alpha: s.alpha + b.alpha - s.alpha * b.alpha)
  switch mode {
  case .sourceAtop:
    result = s.combined(b) { $0 * b.alpha + $1 * (1 - s.alpha) }
    result.alpha = b.alpha
  case .destinationOver:
    result = s.combined(b) { $0 * (1 - b.alpha) + $1 }
  case .destinationOut:
    result = s.combined(b) { $1 * (1 - s.alpha) }
  case .plusLighter:
    result = s.combined(b) { min(1, $0 + $1) }
  case .hue, .saturation, .color, .luminosity:
    let mixed = nonSeparable(s.straight, b.straight, mode)
    result.red = s.composited(s.red, b.red, mixed.red, b.alpha)
    result.green = s.composited(s.green, b.green, mixed.green, b.alpha)
    result.blue = s.composited(s.blue, b.blue, mixed.blue, b.alpha)
  default:
    let over = s.straight, under = b.straight
    result.red = s.composited(s.red, b.red, separable(over.red, under.red, mode), b.alpha)
    result.green = s.composited(
      s.green, b.green, separable(over.green, under.green, mode), b.alpha)
    result.blue = s.composited(s.blue, b.blue, separable(over.blue, under.blue, mode), b.alpha)
  }
  return result.pixel
}

/// The components of a pixel, 0…1.
private struct Components {
  var red: Double, green: Double, blue: Double, alpha: Double

  init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(_ pixel: UInt32) {
    red = Double(pixel & 255) / 255
    green = Double(pixel >> 8 & 255) / 255
    blue = Double(pixel >> 16 & 255) / 255
    alpha = Double(pixel >> 24) / 255
  }

  /// The unpremultiplied components.
  var straight: Components {
    guard alpha > 0 else { return self }
    return Components(red: red / alpha, green: green / alpha, blue: blue / alpha, alpha: alpha)
  }

  func combined(_ other: Components, _ formula: (Double, Double) -> Double) -> Components {
    Components(
      red: formula(red, other.red), green: formula(green, other.green),
      blue: formula(blue, other.blue), alpha: formula(alpha, other.alpha))
  }

  /// Composites a component: the blended value where both have paint, and each alone elsewhere.
  func composited(_ top: Double, _ bottom: Double, _ mixed: Double, _ under: Double) -> Double {
    top * (1 - under) + bottom * (1 - alpha) + alpha * under * mixed
  }

  var pixel: UInt32 {
    func byte(_ value: Double, _ limit: Double) -> UInt32 {
      UInt32(max(0, min(limit, value)) * 255 + 0.5)
    }
    let opacity = max(0, min(1, alpha))
    return byte(red, opacity) | byte(green, opacity) << 8 | byte(blue, opacity) << 16
      | byte(opacity, 1) << 24
  }

  var luminosity: Double { 0.3 * red + 0.59 * green + 0.11 * blue }
  var saturation: Double { max(red, green, blue) - min(red, green, blue) }
}

private func separable(_ s: Double, _ b: Double, _ mode: BlendMode) -> Double {
  switch mode {
  case .multiply: return s * b
  case .screen: return s + b - s * b
  case .overlay: return b <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b)
  case .hardLight: return s <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b)
  case .softLight: return (1 - 2 * s) * b * b + 2 * s * b
  case .darken: return min(s, b)
  case .lighten: return max(s, b)
  case .colorDodge: return b <= 0 ? 0 : (s >= 1 ? 1 : min(1, b / (1 - s)))
  case .colorBurn: return b >= 1 ? 1 : (s <= 0 ? 0 : 1 - min(1, (1 - b) / s))
  case .difference: return abs(s - b)
  case .exclusion: return s + b - 2 * s * b
  case .plusDarker: return max(0, s + b - 1)
  default: return s
  }
}

private func nonSeparable(_ s: Components, _ b: Components, _ mode: BlendMode) -> Components {
  switch mode {
  case .hue: withLuminosity(withSaturation(s, b.saturation), b.luminosity)
  case .saturation: withLuminosity(withSaturation(b, s.saturation), b.luminosity)
  case .color: withLuminosity(s, b.luminosity)
  default: withLuminosity(b, s.luminosity)
  }
}

private func withLuminosity(_ color: Components, _ luminosity: Double) -> Components {
  let shift = luminosity - color.luminosity
  let moved = color.combined(color) { value, _ in value + shift }
  let lowest = min(moved.red, moved.green, moved.blue)
  let highest = max(moved.red, moved.green, moved.blue)
  var result = moved
  if lowest < 0, luminosity > lowest {
    result = result.combined(result) { value, _ in
      luminosity + (value - luminosity) * luminosity / (luminosity - lowest)
    }
  }
  if highest > 1, highest > luminosity {
    result = result.combined(result) { value, _ in
      luminosity + (value - luminosity) * (1 - luminosity) / (highest - luminosity)
    }
  }
  return result
}

private func withSaturation(_ color: Components, _ saturation: Double) -> Components {
  let lowest = min(color.red, color.green, color.blue), range = color.saturation
  return color.combined(color) { value, _ in
    range > 0 ? (value - lowest) * saturation / range : 0
  }
}
