/// A colour of CIE L*a*b*, D65.
///
/// Roots are computed by Newton's method, since those of C libraries differ in the last bits.
struct LabColor {
  var lightness: Double
  var a: Double
  var b: Double

  /// Creates the colour of a premultiplied sRGB pixel over a backdrop, black (0) or white (255).
  init(_ pixel: UnsafePointer<UInt8>, over backdrop: Int) {
    let rest = (255 - Int(pixel[3])) * backdrop / 255
    let red = Self.linear[min(255, Int(pixel[0]) + rest)]
    let green = Self.linear[min(255, Int(pixel[1]) + rest)]
    let blue = Self.linear[min(255, Int(pixel[2]) + rest)]
    // The matrix of sRGB, with its rows divided by the white point of D65.
    let x = Self.compressed((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = Self.compressed(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = Self.compressed((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    lightness = 116 * y - 16
    a = 500 * (x - y)
    b = 200 * (y - z)
  }

  /// Returns the difference ΔE of CIE 1994, with the constants for graphic arts.
  func difference(from other: LabColor) -> Double {
    let chroma = (a * a + b * b).squareRoot()
    let deltaChroma = chroma - (other.a * other.a + other.b * other.b).squareRoot()
    let deltaA = a - other.a
    let deltaB = b - other.b
    let deltaHue = max(0, deltaA * deltaA + deltaB * deltaB - deltaChroma * deltaChroma)
    let deltaLightness = lightness - other.lightness
    let chromaTerm = deltaChroma / (1 + 0.045 * chroma)
    let hueScale = 1 + 0.015 * chroma
    let hueTerm = deltaHue / (hueScale * hueScale)
    return (deltaLightness * deltaLightness + chromaTerm * chromaTerm + hueTerm).squareRoot()
  }

  /// The linear value of each 8-bit sRGB component; x^2.4 is x² times the fifth root of x².
  private static let linear: [Double] = (0...255).map { component in
    let value = Double(component) / 255
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    return base * base * root(5, of: base * base)
  }

  private static func compressed(_ value: Double) -> Double {
    value > 216.0 / 24389 ? root(3, of: value) : (24389.0 / 27 * value + 16) / 116
  }

  /// Returns the root of a number in 0…1, by iteration from above until it stops decreasing.
  private static func root(_ degree: Int, of value: Double) -> Double {
    var estimate = 1.0
    for _ in 0..<40 {
      var power = 1.0
      for _ in 1..<degree { power *= estimate }
      let next = estimate - (estimate - value / power) / Double(degree)
      if next >= estimate { break }
      estimate = next
    }
    return estimate
  }
}
