import Foundation

/// A colour of a pixel with straight alpha; components are 0…1 in a picture.
struct Pixel {
  var red: Float, green: Float, blue: Float, alpha: Float

  static let clear = Pixel(0, 0, 0, 0)

  init(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(grey: Float, alpha: Float = 1) { self.init(grey, grey, grey, alpha) }

  init(_ color: CIColor) {
    self.init(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))
  }

  /// The luminance of the gamma-encoded components.
  var luminance: Float { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
  var greatest: Float {
    let two = red > green ? red : green
    return two > blue ? two : blue
  }
  var least: Float {
    let two = red < green ? red : green
    return two < blue ? two : blue
  }

  /// Returns the colour with its components multiplied by a factor, plus a summand.
  func scaled(_ factor: Float, adding summand: Float = 0) -> Pixel {
    Pixel(red * factor + summand, green * factor + summand, blue * factor + summand, alpha)
  }

  /// Returns the colour with another alpha.
  func withAlpha(_ alpha: Float) -> Pixel { Pixel(red, green, blue, alpha) }

  /// Returns the mixture of two colours, weighted by their alpha; a fraction of 1 is the other
  /// colour.
  func mixed(_ other: Pixel, _ share: Float) -> Pixel {
    let mine = alpha * (1 - share), others = other.alpha * share, sum = mine + others
    guard sum > 0 else { return .clear }
    let part = others / sum
    return Pixel(
      red + (other.red - red) * part, green + (other.green - green) * part,
      blue + (other.blue - blue) * part, sum)
  }

  /// Returns the colour above another one.
  func over(_ other: Pixel) -> Pixel {
    if alpha >= 1 { return self }
    let rest = other.alpha * (1 - alpha), sum = alpha + rest
    guard sum > 0 else { return .clear }
    return Pixel(
      (red * alpha + other.red * rest) / sum, (green * alpha + other.green * rest) / sum,
      (blue * alpha + other.blue * rest) / sum, sum)
  }

  // MARK: Bytes

  /// Reads four bytes.
  init(bytes: UnsafePointer<UInt8>) {
    red = Float(bytes[0]) * Self.unit
    green = Float(bytes[1]) * Self.unit
    blue = Float(bytes[2]) * Self.unit
    alpha = Float(bytes[3]) * Self.unit
  }

  /// Writes four bytes.
  func store(_ bytes: UnsafeMutablePointer<UInt8>) {
    bytes[0] = Self.byte(red)
    bytes[1] = Self.byte(green)
    bytes[2] = Self.byte(blue)
    bytes[3] = Self.byte(alpha)
  }

  private static let unit: Float = 1 / 255

  /// Returns the nearest byte for a component; 0 for NaN.
  static func byte(_ component: Float) -> UInt8 {
    component > 0 ? (component < 1 ? UInt8(component * 255 + 0.5) : 255) : 0
  }
}

/// Returns a number, limited to 0…1; 0 for NaN.
func unitInterval(_ number: Float) -> Float { number > 0 ? (number < 1 ? number : 1) : 0 }

/// Returns the S-shaped transition from 0 at one edge to 1 at the other.
func smoothStep(_ from: Float, _ to: Float, _ number: Float) -> Float {
  guard to > from else { return number < from ? 0 : 1 }
  let share = unitInterval((number - from) / (to - from))
  return share * share * (3 - 2 * share)
}

/// Returns the greatest whole number that is not above a number; 0 for NaN and huge numbers.
func wholeNumber(_ number: Float) -> Int {
  number > -1e9 && number < 1e9 ? Int(number.rounded(.down)) : 0
}

/// Returns the rest of a division, at least 0 and below the divisor.
func remainder(_ number: Float, _ divisor: Float) -> Float {
  let rest = number - divisor * (number / divisor).rounded(.down)
  return rest >= 0 && rest < divisor ? rest : 0
}
