internal import CKernels
@_spi(Inlined) import Drawing
import Foundation

extension ListPainter {
  /// Draws a list with its colours mapped through a matrix.
  func draw(
    _ list: DisplayList, through matrix: ColorMatrix, isLinear: Bool, _ context: Context
  ) {
    let bounds = filteredBounds(list, paintsEverywhere: matrix.a5 > 0, context)
    withBackdrop(of: list, context) { _ in
      withLayer(of: list, bounds, context) { layer in
        mapColors(layer.pixels, bounds.width * bounds.height, matrix, isLinear: isLinear)
        composite(layer, bounds, context)
      }
    }
  }

  /// Draws a colour where the alpha of a list is in a range.
  func draw(
    _ list: DisplayList, thresholdFrom low: Double, to high: Double, _ color: ResolvedColor,
    _ context: Context
  ) {
    let bounds = filteredBounds(list, paintsEverywhere: low <= 0, context)
    let paint = PremultipliedColor(color, opacity: context.opacity).pixel
    withLayer(of: list, bounds, context) { layer in
      replaceByAlpha(layer.pixels, bounds.width * bounds.height, low * 255, high * 255, paint)
      composite(layer, bounds, context)
    }
  }

  private func filteredBounds(
    _ list: DisplayList, paintsEverywhere: Bool, _ context: Context
  ) -> PixelRect {
    paintsEverywhere
      ? context.clip
      : displayBounds.of(list, context.transform).intersection(context.clip)
  }

  /// Composites a layer onto the surface.
  func composite(_ layer: Surface, _ bounds: PixelRect, _ context: Context) {
    for y in bounds.minY..<bounds.maxY {
      blendRow(
        context.surface.pointer(x: bounds.minX, y: y), layer.pointer(x: bounds.minX, y: y),
        bounds.width, 255)
    }
  }
}

/// Maps premultiplied pixels through a matrix of straight components; a half rounds down, as in
/// Apple's filters.
///
/// Measurements.md#color-filter-rounding
func mapColors(
  _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ matrix: ColorMatrix, isLinear: Bool
) {
  // The rows of the matrix, with infinite and NaN entries replaced by 0.
  let values = [
    matrix.r1, matrix.r2, matrix.r3, matrix.r4, matrix.r5,
    matrix.g1, matrix.g2, matrix.g3, matrix.g4, matrix.g5,
    matrix.b1, matrix.b2, matrix.b3, matrix.b4, matrix.b5,
    matrix.a1, matrix.a2, matrix.a3, matrix.a4, matrix.a5,
  ].map { $0.isFinite ? max(-entryLimit, min(entryLimit, Double($0))) : 0 }
  values.withUnsafeBufferPointer { buffer in
    guard let m = buffer.baseAddress else { return }
    let paintsClear = m[19] > 0
    var last: UInt32 = 0
    var result: UInt32 = 0
    var isKnown = false
    var index = 0
    while index < count {
      let pixel = pixels[index]
      if pixel == 0, !paintsClear {
        index &+= 1
        continue
      }
      if !isKnown || pixel != last {
        last = pixel
        isKnown = true
        result = mapped(pixel, m, isLinear)
      }
      pixels[index] = result
      index &+= 1
    }
  }
}

private func mapped(
  _ pixel: UInt32, _ m: UnsafePointer<Double>, _ isLinear: Bool
) -> UInt32 {
  let alpha = Double(pixel &>> 24) / 255
  let scale = alpha > 0 ? 1 / (255 * alpha) : 0
  var red = Double(pixel & 255) * scale
  var green = Double((pixel &>> 8) & 255) * scale
  var blue = Double((pixel &>> 16) & 255) * scale
  if isLinear {
    red = linear(red)
    green = linear(green)
    blue = linear(blue)
  }
  var newRed = m[0] * red + m[1] * green + m[2] * blue + m[3] * alpha + m[4]
  var newGreen = m[5] * red + m[6] * green + m[7] * blue + m[8] * alpha + m[9]
  var newBlue = m[10] * red + m[11] * green + m[12] * blue + m[13] * alpha + m[14]
  let newAlpha = limited(
    (m[15] * red + m[16] * green + m[17] * blue) * alpha + m[18] * alpha + m[19])
  if isLinear {
    newRed = encoded(newRed)
    newGreen = encoded(newGreen)
    newBlue = encoded(newBlue)
  }
  let high = rounded(newAlpha * 255)
  let top = Double(high)
  let r = rounded(limited(newRed) * top), g = rounded(limited(newGreen) * top)
  let b = rounded(limited(newBlue) * top)
  return r | g &<< 8 | b &<< 16 | high &<< 24
}

private func limited(_ value: Double) -> Double { value > 0 ? (value < 1 ? value : 1) : 0 }

/// The nearest integer; a half rounds down, with a tolerance for arithmetic errors.
private func rounded(_ value: Double) -> UInt32 {
  UInt32(truncatingIfNeeded: Int(value + justBelowHalf))
}

/// Replaces pixels whose alpha, 0…255, is in a range by a colour, and all others by transparency.
private func replaceByAlpha(
  _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ low: Double, _ high: Double,
  _ color: UInt32
) {
  let bottom = low > 0 ? UInt32(min(256, low.rounded(.up))) : 0
  let top = high >= 0 ? UInt32(min(255, high.rounded(.down))) : 0
  let isEmpty = !(low <= high) || high < 0
  var index = 0
  while index < count {
    let alpha = pixels[index] &>> 24
    pixels[index] = !isEmpty && alpha >= bottom && alpha <= top ? color : 0
    index &+= 1
  }
}

/// The largest entry of a matrix that is applied; larger ones saturate every colour anyway.
private let entryLimit = 1e6

/// One half, less the errors of the arithmetic, so that a half rounds down.
private let justBelowHalf = 0.5 - 1e-6
