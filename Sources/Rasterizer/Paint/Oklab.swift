import Drawing

/// A premultiplied colour in Oklab, in which perceptual gradients are interpolated.
struct Oklab {
  var lightness: Double, a: Double, b: Double, alpha: Double

  init(_ color: ResolvedColor) {
    func part(_ value: Float) -> Double { value.isFinite ? Double(value) : 0 }
    let red = linear(part(color.red)), green = linear(part(color.green))
    let blue = linear(part(color.blue))
    let long = cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    alpha = max(0, min(1, part(color.opacity)))
    lightness = (0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short) * alpha
    a = (1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short) * alpha
    b = (0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short) * alpha
  }

  init(lightness: Double, a: Double, b: Double, alpha: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
    self.alpha = alpha
  }

  func mixed(with other: Oklab, by share: Double) -> Oklab {
    Oklab(
      lightness: lightness + (other.lightness - lightness) * share,
      a: a + (other.a - a) * share, b: b + (other.b - b) * share,
      alpha: alpha + (other.alpha - alpha) * share)
  }

  /// The premultiplied sRGB components, 0…255, clamped to the gamut.
  func premultiplied() -> PremultipliedColor {
    guard alpha > 0 else { return PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 0) }
    let lightness = lightness / alpha, a = a / alpha, b = b / alpha
    let longRoot = lightness + 0.3963377774 * a + 0.2158037573 * b
    let mediumRoot = lightness - 0.1055613458 * a - 0.0638541728 * b
    let shortRoot = lightness - 0.0894841775 * a - 1.2914855480 * b
    let long = longRoot * longRoot * longRoot, medium = mediumRoot * mediumRoot * mediumRoot
    let short = shortRoot * shortRoot * shortRoot
    let scale = 255 * alpha
    return PremultipliedColor(
      red: encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short) * scale,
      green: encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short)
        * scale,
      blue: encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short)
        * scale,
      alpha: scale)
  }
}

/// The sRGB transfer function from encoded to linear light, odd-symmetric for negative values.
///
/// It uses only arithmetic and square roots, which produce the same bits on every machine.
func linear(_ value: Double) -> Double {
  if value < 0 { return -linear(-value) }
  if value <= 0.04045 { return value / 12.92 }
  let base = (min(value, 64) + 0.055) / 1.055
  return base * base * fifthRoot(base * base)
}

/// The inverse of `linear` on 0…1, from a table; light outside is clamped.
func encoded(_ light: Double) -> Double {
  if light <= 0 { return 0 }
  if light >= 1 { return 1 }
  if light <= 0.0031308 { return light * 12.92 }
  let position = light * Double(encodingTable.count - 2)
  let index = Int(position)
  let low = encodingTable[index]
  return low + (encodingTable[index + 1] - low) * (position - Double(index))
}

private let encodingTable: [Double] = (0...4097).map { index in
  let light = Double(index) / 4096
  // light^(1 / 2.4) = light^(1/4) · light^(1/6)
  let power = light.squareRoot().squareRoot() * cubeRoot(light).squareRoot()
  return light <= 0.0031308 ? light * 12.92 : 1.055 * power - 0.055
}

private func cubeRoot(_ value: Double) -> Double {
  if value == 0 { return 0 }
  if value < 0 { return -cubeRoot(-value) }
  // Newton's method from above descends until rounding stops it.
  var root = value < 1 ? 1 : value
  while true {
    let next = (2 * root + value / (root * root)) / 3
    if next >= root { return root }
    root = next
  }
}

private func fifthRoot(_ value: Double) -> Double {
  if value <= 0 { return 0 }
  var root = value < 1 ? 1 : value
  while true {
    let square = root * root
    let next = (4 * root + value / (square * square)) / 5
    if next >= root { return root }
    root = next
  }
}
