import Drawing
import Foundation

/// Mixtures of colours by their published formulas, in floating point.
struct ExactMixture {
  let mixture: ColorMixture

  /// The three interpolated components, premultiplied, and the opacity.
  func components(_ color: ResolvedColor) -> [Double] {
    let straight = [Double(color.red), Double(color.green), Double(color.blue)]
    let parts =
      switch mixture {
      case .device: straight
      case .linear: straight.map(Self.decoded)
      case .perceptual: lab(straight.map(Self.decoded))
      }
    return parts.map { $0 * Double(color.opacity) } + [Double(color.opacity)]
  }

  /// Premultiplied sRGB and opacity of 0…255, clamped to the gamut.
  func premultiplied(_ components: [Double]) -> [Double] {
    let alpha = max(0, min(1, components[3]))
    guard alpha > 0 else { return [0, 0, 0, 0] }
    let straight = components.prefix(3).map { $0 / alpha }
    let encoded =
      switch mixture {
      case .device: straight
      case .linear: straight.map(Self.encoded)
      case .perceptual: light(straight).map(Self.encoded)
      }
    return encoded.map { max(0, min(1, $0)) * alpha * 255 } + [alpha * 255]
  }

  /// The colour at a position of a gradient.
  func color(of stops: [GradientStop], at place: Double) -> [Double] {
    let t = max(0, min(1, place))
    guard let next = stops.firstIndex(where: { Double($0.location) > t }), next > 0 else {
      let end = t < Double(stops[0].location) ? stops[0] : stops[stops.count - 1]
      return premultiplied(components(end.color))
    }
    let low = stops[next - 1], high = stops[next]
    let share = (t - Double(low.location)) / Double(high.location - low.location)
    return premultiplied(
      zip(components(low.color), components(high.color)).map { $0 + ($1 - $0) * share })
  }

  private static func decoded(_ value: Double) -> Double {
    if value < 0 { return -decoded(-value) }
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Double) -> Double {
    if value < 0 { return -encoded(-value) }
    return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }

  private func lab(_ rgb: [Double]) -> [Double] {
    let l = cbrt(0.4122214708 * rgb[0] + 0.5363325363 * rgb[1] + 0.0514459929 * rgb[2])
    let m = cbrt(0.2119034982 * rgb[0] + 0.6806995451 * rgb[1] + 0.1073969566 * rgb[2])
    let s = cbrt(0.0883024619 * rgb[0] + 0.2817188376 * rgb[1] + 0.6299787005 * rgb[2])
    return [
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
    ]
  }

  private func light(_ lab: [Double]) -> [Double] {
    let l = pow(lab[0] + 0.3963377774 * lab[1] + 0.2158037573 * lab[2], 3)
    let m = pow(lab[0] - 0.1055613458 * lab[1] - 0.0638541728 * lab[2], 3)
    let s = pow(lab[0] - 0.0894841775 * lab[1] - 1.2914855480 * lab[2], 3)
    return [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s,
    ]
  }
}
