@_spi(Inlined) import Drawing
import Foundation

/// The transfer function of sRGB in tables.
enum LinearLight {
  /// The linear values of the 256 bytes.
  static let decoded: [Float] = (0..<256).map { decode(Float($0) / 255) }

  /// Returns the linear value of a component, 0…1.
  static func decode(_ component: Float) -> Float {
    let value = Double(unitInterval(component))
    return Float(
      value <= 0.04045 ? value / 12.92 : deterministicPower((value + 0.055) / 1.055, 2.4))
  }

  /// Returns the component of a linear value, 0…1.
  static func encode(_ linear: Float) -> Float {
    let value = Double(unitInterval(linear))
    return Float(
      value <= 0.0031308 ? value * 12.92 : 1.055 * deterministicPower(value, 1 / 2.4) - 0.055)
  }

  /// Components of the squares of equal steps of a linear value: dark colours need small steps.
  private static let encodedSquares: [Float] = (0...4096).map {
    encode((Float($0) / 4096) * (Float($0) / 4096))
  }

  /// Returns the component of a linear value by interpolation, with an error below half a byte.
  static func quicklyEncode(_ linear: Float, _ table: UnsafePointer<Float>) -> Float {
    let place = unitInterval(linear).squareRoot() * 4096
    let index = Int(place)
    return index >= 4096
      ? table[4096] : table[index] + (table[index + 1] - table[index]) * (place - Float(index))
  }

  static func withEncodingTable(_ body: (UnsafePointer<Float>) -> Void) {
    encodedSquares.withUnsafeBufferPointer { if let base = $0.baseAddress { body(base) } }
  }
}

extension CIImage {
  /// Returns the picture, mapped by a matrix of colours with four columns and a bias for each row.
  func applying(_ rows: [[Float]], bias: [Float] = [0, 0, 0, 0], isLinear: Bool = false) -> CIImage
  {
    let m = rows.flatMap { $0 }
    let hasExtent = bias[3] == 0 && m[12] == 0 && m[13] == 0 && m[14] == 0
    let area = hasExtent ? extent : .infinite
    guard !isLinear else { return applyingLinear(m, bias, extent: area) }
    let (a, b, c, d) = (m[0], m[1], m[2], m[3]), (e, f, g, h) = (m[4], m[5], m[6], m[7])
    let (i, j, k, l) = (m[8], m[9], m[10], m[11]), (n, o, p, q) = (m[12], m[13], m[14], m[15])
    let (red, green, blue, alpha) = (bias[0], bias[1], bias[2], bias[3])
    return CIImage(extent: area, interpolation: interpolation) { [self] region in
      grid(in: region)?.map { x in
        Pixel(
          a * x.red + b * x.green + c * x.blue + d * x.alpha + red,
          e * x.red + f * x.green + g * x.blue + h * x.alpha + green,
          i * x.red + j * x.green + k * x.blue + l * x.alpha + blue,
          n * x.red + o * x.green + p * x.blue + q * x.alpha + alpha)
      }
    }
  }

  /// Maps the linear light of the picture by a matrix.
  private func applyingLinear(_ m: [Float], _ bias: [Float], extent: CGRect) -> CIImage {
    CIImage(extent: extent, interpolation: interpolation) { [self] region in
      guard let pixels = grid(in: region) else { return nil }
      PixelGrid.forEachRow(of: region) { y in
        LinearLight.withEncodingTable { table in
          LinearLight.decoded.withUnsafeBufferPointer { decoded in
            m.withUnsafeBufferPointer { m in
              var target = pixels.bytes + pixels.place(region.minX, y)
              let end = target + 4 * pixels.width
              while target < end {
                let r = decoded[Int(target[0])], g = decoded[Int(target[1])]
                let b = decoded[Int(target[2])], a = Float(target[3]) / 255
                let red = m[0] * r + m[1] * g + m[2] * b + m[3] * a + bias[0]
                let green = m[4] * r + m[5] * g + m[6] * b + m[7] * a + bias[1]
                let blue = m[8] * r + m[9] * g + m[10] * b + m[11] * a + bias[2]
                let alpha = m[12] * r + m[13] * g + m[14] * b + m[15] * a + bias[3]
                target[0] = Pixel.byte(LinearLight.quicklyEncode(red, table))
                target[1] = Pixel.byte(LinearLight.quicklyEncode(green, table))
                target[2] = Pixel.byte(LinearLight.quicklyEncode(blue, table))
                target[3] = Pixel.byte(alpha)
                target += 4
              }
            }
          }
        }
      }
      return pixels
    }
  }

  /// Returns the picture, mapped by a matrix of three columns and three rows.
  func applying(_ matrix: ColorMatrix) -> CIImage {
    applying(
      [
        [matrix.r1, matrix.r2, matrix.r3, matrix.r4], [matrix.g1, matrix.g2, matrix.g3, matrix.g4],
        [matrix.b1, matrix.b2, matrix.b3, matrix.b4], [0, 0, 0, 1],
      ], bias: [matrix.r5, matrix.g5, matrix.b5, 0])
  }
}

extension FilterDefinition {
  static let colorAdjustments: [String: PictureFilter] = [
    "CIColorAbsoluteDifference": { filter, image in
      filter.image("inputImage2").map { other in
        image.blended(with: other, extent: image.extent.intersection(other.extent)) {
          Pixel(
            abs($0.red - $1.red), abs($0.green - $1.green), abs($0.blue - $1.blue),
            max($0.alpha, $1.alpha))
        }
      }
    },
    "CIColorClamp": { filter, image in
      let least = filter.numbers("inputMinComponents", 4)
      let most = filter.numbers("inputMaxComponents", 4)
      @Sendable func clamped(_ number: Float, _ index: Int) -> Float {
        max(least[index], min(most[index], number))
      }
      return CIImage(extent: least[3] > 0 ? .infinite : image.extent) { region in
        image.grid(in: region)?.map {
          Pixel(
            clamped($0.red, 0), clamped($0.green, 1), clamped($0.blue, 2), clamped($0.alpha, 3))
        }
      }
    },
    "CIColorControls": { filter, image in
      let matrices: [ColorMatrix] = [
        .saturation(filter.number(kCIInputSaturationKey)),
        .brightness(filter.number(kCIInputBrightnessKey)),
        .contrast(filter.number(kCIInputContrastKey)),
      ]
      return matrices.reduce(image) { $1 == ColorMatrix() ? $0 : $0.applying($1) }
    },
    "CIColorMatrix": { filter, image in
      image.applying(
        ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].map {
          filter.numbers($0, 4)
        }, bias: filter.numbers("inputBiasVector", 4), isLinear: true)
    },
    "CIColorPolynomial": { filter, image in
      func curve(_ key: String) -> (Float) -> Float {
        let a = filter.numbers(key, 4)
        return { x in a[0] + x * (a[1] + x * (a[2] + x * a[3])) }
      }
      let alpha = filter.numbers("inputAlphaCoefficients", 4)
      let colored = image.mapComponents(
        red: curve("inputRedCoefficients"), green: curve("inputGreenCoefficients"),
        blue: curve("inputBlueCoefficients"))
      if alpha == [0, 1, 0, 0] { return colored }
      return colored.mapColors { color in
        let x = color.alpha
        return color.withAlpha(alpha[0] + x * (alpha[1] + x * (alpha[2] + x * alpha[3])))
      }
    },
    "CIColorThreshold": { filter, image in
      let threshold = filter.float("inputThreshold")
      return image.mapComponents { $0 >= threshold ? 1 : 0 }
    },
    "CIColorThresholdOtsu": { _, image in
      CIImage(extent: image.extent) { region in
        guard let whole = image.grid(around: region, reach: 64),
          let pixels = image.grid(in: region)
        else { return nil }
        let threshold = whole.otsuThreshold
        return pixels.map { Pixel(grey: $0.luminance > threshold ? 1 : 0, alpha: $0.alpha) }
      }
    },
    "CIExposureAdjust": { filter, image in
      let stops = min(max(filter.number(kCIInputEVKey), -32), 32)
      if stops == 0 { return image }
      let factor = Float(deterministicPower(2, stops))
      return image.mapComponents { LinearLight.encode(LinearLight.decode($0) * factor) }
    },
    "CIGammaAdjust": { filter, image in
      let power = filter.number("inputPower")
      if power == 1 { return image }
      return image.mapComponents { component in
        component <= 0 ? (power > 0 ? 0 : 1) : Float(deterministicPower(Double(component), power))
      }
    },
    "CIHighlightShadowAdjust": { filter, image in
      let shadows = filter.float("inputShadowAmount")
      let highlights = 1 - filter.float("inputHighlightAmount")
      // Shadows are lifted, or lowered, most at a quarter of white, and highlights lowered near
      // three quarters, so that black and white stay.
      return image.mapComponents { x in
        let dark = (1 - x) * (1 - x) * x * 1.5, light = x * x * (1 - x) * 1.5
        return x + shadows * dark - highlights * light
      }
    },
    "CIHueAdjust": { filter, image in
      image.applying(ColorMatrix.hueRotation(Angle(radians: filter.number(kCIInputAngleKey))))
    },
    "CILinearToSRGBToneCurve": { _, image in image.mapComponents(LinearLight.encode) },
    "CISRGBToneCurveToLinear": { _, image in image.mapComponents(LinearLight.decode) },
    "CITemperatureAndTint": { filter, image in
      let from = filter.numbers("inputNeutral", 2), to = filter.numbers("inputTargetNeutral", 2)
      if from == to { return image }
      let old = WhitePoint.linearColor(temperature: from[0], tint: from[1])
      let new = WhitePoint.linearColor(temperature: to[0], tint: to[1])
      // The old neutral becomes the new one; the luminance of grey stays.
      let scale = [new.red / old.red, new.green / old.green, new.blue / old.blue]
      let luminance = 0.2126 * scale[0] + 0.7152 * scale[1] + 0.0722 * scale[2]
      func factor(_ part: Int) -> (Float) -> Float {
        { LinearLight.encode(LinearLight.decode($0) * scale[part] / luminance) }
      }
      return image.mapComponents(red: factor(0), green: factor(1), blue: factor(2))
    },
    "CIToneCurve": { filter, image in
      let curve = SmoothCurve(
        (0..<5).map { filter.place("inputPoint\($0)") })
      return image.mapComponents(curve.value)
    },
    "CIVibrance": { filter, image in
      let amount = filter.float(kCIInputAmountKey)
      if amount == 0 { return image }
      // The less saturated a colour is, the more its saturation changes.
      return image.mapColors { color in
        let saturation = color.greatest - color.least
        let factor = 1 + amount * (1 - saturation), grey = color.luminance
        return Pixel(
          grey + (color.red - grey) * factor, grey + (color.green - grey) * factor,
          grey + (color.blue - grey) * factor, color.alpha)
      }
    },
    "CIWhitePointAdjust": { filter, image in
      let white = filter.pixel(kCIInputColorKey)
      return image.mapComponents(
        red: { $0 * white.red }, green: { $0 * white.green }, blue: { $0 * white.blue })
    },
  ]
}

/// A smooth curve through points whose x increases; constant outside them.
struct SmoothCurve {
  private let points: [(x: Float, y: Float)]

  init(_ points: [(x: Float, y: Float)]) { self.points = points.sorted { $0.x < $1.x } }

  /// Returns the y of an x: a cubic Hermite spline with the slopes of Catmull and Rom.
  func value(_ x: Float) -> Float {
    guard let first = points.first, let last = points.last else { return x }
    guard x > first.x else { return first.y }
    guard x < last.x, let right = points.firstIndex(where: { $0.x >= x }), right > 0 else {
      return last.y
    }
    let start = points[right - 1], end = points[right], length = end.x - start.x
    guard length > 0 else { return end.y }
    let t = (x - start.x) / length, square = t * t, cube = square * t
    return (2 * cube - 3 * square + 1) * start.y + (cube - 2 * square + t) * slope(right - 1)
      * length
      + (3 * square - 2 * cube) * end.y + (cube - square) * slope(right) * length
  }

  private func slope(_ index: Int) -> Float {
    let before = points[max(0, index - 1)], after = points[min(points.count - 1, index + 1)]
    return after.x > before.x ? (after.y - before.y) / (after.x - before.x) : 0
  }
}

/// The colours of lights.
enum WhitePoint {
  /// Returns the linear sRGB colour of a light with a temperature in kelvins and a tint.
  ///
  /// The chromaticity is the approximation of Kim and others to Planck's locus; a tint of 100 moves
  /// it by 0.02 towards magenta.
  static func linearColor(temperature: Float, tint: Float) -> (
    red: Float, green: Float, blue: Float
  ) {
    let kelvin = max(1667, min(25000, temperature)), t = 1000 / kelvin
    let x =
      kelvin <= 4000
      ? ((-0.2661239 * t - 0.2343589) * t + 0.8776956) * t + 0.179910
      : ((-3.0258469 * t + 2.1070379) * t + 0.2226347) * t + 0.240390
    var y =
      kelvin <= 2222
      ? ((-1.1063814 * x - 1.34811020) * x + 2.18555832) * x - 0.20219683
      : kelvin <= 4000
        ? ((-0.9549476 * x - 1.37418593) * x + 2.09137015) * x - 0.16748867
        : ((3.0817580 * x - 5.87338670) * x + 3.75112997) * x - 0.37001483
    y = max(0.05, y - max(-150, min(150, tint)) * 0.0002)
    let bigX = x / y, bigZ = (1 - x - y) / y
    // From XYZ to linear sRGB.
    let red = 3.2404542 * bigX - 1.5371385 - 0.4985314 * bigZ
    let green = -0.9692660 * bigX + 1.8760108 + 0.0415560 * bigZ
    let blue = 0.0556434 * bigX - 0.2040259 + 1.0572252 * bigZ
    return (max(0.01, red), max(0.01, green), max(0.01, blue))
  }
}

extension PixelGrid {
  /// The luminance that separates dark and light pixels with the greatest variance between both.
  fileprivate var otsuThreshold: Float {
    var counts = [Int](repeating: 0, count: 256)
    for index in 0..<width * height {
      let color = Pixel(bytes: bytes + 4 * index)
      counts[Int(Pixel.byte(color.luminance))] += 1
    }
    let total = Double(width * height)
    let sum = counts.enumerated().reduce(0.0) { $0 + Double($1.offset * $1.element) }
    var below = 0.0, sumBelow = 0.0, best = 0.0, threshold = 127
    for level in 0..<256 {
      below += Double(counts[level])
      sumBelow += Double(level * counts[level])
      guard below > 0, below < total else { continue }
      let distance = sumBelow / below - (sum - sumBelow) / (total - below)
      let variance = below * (total - below) * distance * distance
      if variance > best { (best, threshold) = (variance, level) }
    }
    return (Float(threshold) + 0.5) / 255
  }
}
