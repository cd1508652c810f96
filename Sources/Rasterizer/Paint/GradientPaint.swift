internal import CKernels
import Drawing
import Foundation

/// Fills rows with a gradient from a table of colours.
final class GradientPaint {
  /// The mapping of a pixel to its position t in the gradient.
  enum Geometry {
    /// t = a·x + b·y + c at pixel centres.
    case linear(a: Double, b: Double, c: Double)
    /// The distance d from the centre maps to t = d · scale + offset.
    case radial(inverse: Matrix, center: Point, scale: Double, offset: Double)
    /// The angle back from `end`, in turns, divided by `span` is the distance before the last
    /// colour; a negative span runs anticlockwise.
    case angular(inverse: Matrix, center: Point, end: Double, span: Double)
    /// No extent: the last colour everywhere.
    case flat
  }

  let isOpaque: Bool
  private let geometry: Geometry
  private let table: UnsafeMutablePointer<UInt32>
  private let last: Int

  /// Creates a gradient over `length` device pixels; nil if there are no stops.
  init?(_ stops: [GradientStop], _ geometry: Geometry, length: Double, opacity: Double) {
    guard !stops.isEmpty else { return nil }
    let ramp = GradientRamp(stops)
    let fade = max(0, min(1, opacity))
    let size = tableSize(ramp, length: length, fade: fade)
    self.geometry = geometry
    last = size - 1
    table = .allocate(capacity: size)
    fillTable(table, size, ramp.points, fade)
    isOpaque = fade == 1 && stops.allSatisfy { $0.color.opacity >= 1 }
  }

  deinit { table.deallocate() }

  /// Writes the colours of `count` pixels from (x, y) on.
  ///
  /// The colour of a pixel does not depend on where a run starts.
  func fillRow(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let centerY = Double(y) + 0.5
    switch geometry {
    case .linear(let a, let b, let c):
      linearRow(target, x, count, table, last, a, b * centerY + c)
    case .radial(let inverse, let center, let scale, let offset):
      radialRow(
        target, x, count, table, last, inverse.c * centerY + inverse.tx - center.x,
        inverse.d * centerY + inverse.ty - center.y, inverse.a, inverse.b, scale, offset)
    case .angular(let inverse, let center, let end, let span):
      angularRow(
        target, x, count, table, last, inverse.c * centerY + inverse.tx - center.x,
        inverse.d * centerY + inverse.ty - center.y, inverse.a, inverse.b, end, span)
    case .flat:
      fillPixels(target, count, table[last])
    }
  }
}

/// The number of entries of the table.
///
/// Neighbouring entries differ by at most half a step of a component and an edge is accurate to an
/// eighth of a pixel, within a limit per pixel.
private func tableSize(_ ramp: GradientRamp, length: Double, fade: Double) -> Int {
  let pixels = length * (ramp.hasEdges ? 4 : 1.5)
  let needed = max(
    min(pixels, ramp.hasEdges ? 8192 : 4096),
    min(ramp.steepness * fade * 2, max(length * 512, 4096), 65536))
  var size = 256
  while Double(size) < needed { size *= 2 }
  return size
}

/// Fills the table by linear interpolation between points.
private func fillTable(
  _ table: UnsafeMutablePointer<UInt32>, _ size: Int, _ points: [GradientRamp.Point],
  _ fade: Double
) {
  var entry = 0
  guard var low = points.first, let tail = points.last else { return }
  let limit = Double(size - 1)
  while entry < size, Double(entry) <= low.position * limit {
    table[entry] = low.color.pixel(fade)
    entry += 1
  }
  for high in points.dropFirst() {
    if high.position > low.position {
      entry = fillPiece(
        table, entry, size, low.position * limit, high.position * limit, low.color, high.color,
        fade)
    }
    low = high
  }
  let color = tail.color.pixel(fade)
  while entry < size {
    table[entry] = color
    entry += 1
  }
}

extension PremultipliedColor {
  fileprivate func pixel(_ fade: Double) -> UInt32 {
    PremultipliedColor(
      red: red * fade, green: green * fade, blue: blue * fade, alpha: alpha * fade
    ).pixel
  }
}

/// Interpolates the entries up to `to`; returns the next entry.
private func fillPiece(
  _ table: UnsafeMutablePointer<UInt32>, _ first: Int, _ size: Int, _ from: Double, _ to: Double,
  _ low: PremultipliedColor, _ high: PremultipliedColor, _ fade: Double
) -> Int {
  let count = min(size, Int(to) + 1) - first
  if count <= 0 { return first }
  let scale = fade / (to - from), lead = Double(first) - from
  // In fixed point with 22 fractional bits.
  func ramp(_ low: Double, _ high: Double) -> (start: Int32, step: Int32) {
    let step = (high - low) * scale
    // A larger step belongs to a single entry, which does not use it.
    return (
      Int32((low * fade + step * lead) * 4_194_304), Int32(max(-255, min(255, step)) * 4_194_304)
    )
  }
  let red = ramp(low.red, high.red), green = ramp(low.green, high.green)
  let blue = ramp(low.blue, high.blue), alpha = ramp(low.alpha, high.alpha)
  fillRamp(
    table + first, count, red.start, green.start, blue.start, alpha.start, red.step, green.step,
    blue.step, alpha.step)
  return first + count
}

/// Fills a row with t = slope · (x + ½) + rest.
private func linearRow(
  _ target: UnsafeMutablePointer<UInt32>, _ x: Int, _ count: Int,
  _ table: UnsafePointer<UInt32>, _ last: Int, _ slope: Double, _ rest: Double
) {
  // A gradient shorter than an eighth of a pixel is an edge: it is lengthened to that, around its
  // middle.
  let sharpness = max(1, abs(slope) / 8)
  let slope = slope / sharpness, rest = (rest - 0.5) / sharpness + 0.5
  let step = fixed24(slope * Double(last))
  let start = fixed24((slope * 0.5 + rest) * Double(last) + 0.5) &+ step &* x
  // The numbers of pixels before and after the table.
  let end = (last &+ 1) &<< 24
  var low = 0, high = count
  if step > 0 {
    if start < 0 { low = min(count, (step &- 1 &- start) / step) }
    high = start < end ? min(count, (end &- 1 &- start) / step &+ 1) : 0
  } else if step < 0 {
    if start >= end { low = min(count, (start &- end) / (0 &- step) &+ 1) }
    high = start >= 0 ? min(count, start / (0 &- step) &+ 1) : 0
  } else if start < 0 || start >= end {
    return fillPixels(target, count, table[start < 0 ? 0 : last])
  }
  high = max(low, high)
  fillPixels(target, low, table[step > 0 ? 0 : last])
  lookUp(target + low, high &- low, table, start &+ step &* low, step)
  fillPixels(target + high, count &- high, table[step > 0 ? last : 0])
}

/// A value in fixed point with 24 fractional bits; far values are clamped so that nothing
/// overflows.
private func fixed24(_ value: Double) -> Int {
  let limit = 1e11
  guard value > -limit else { return Int(-limit * 16_777_216) }
  return Int((value < limit ? value : limit) * 16_777_216)
}

private func radialRow(
  _ target: UnsafeMutablePointer<UInt32>, _ firstX: Int, _ count: Int,
  _ table: UnsafePointer<UInt32>,
  _ last: Int, _ startX: Double, _ startY: Double, _ stepX: Double, _ stepY: Double,
  _ scale: Double, _ offset: Double
) {
  let tableScale = scale * Double(last), tableOffset = offset * Double(last) + 0.5
  let limit = Double(last)
  var index = 0
  while index < count {
    let steps = Double(firstX &+ index) + 0.5
    let x = startX + stepX * steps, y = startY + stepY * steps
    let position = (x * x + y * y).squareRoot() * tableScale + tableOffset
    let entry = position > 0 ? (position < limit ? Int(position) : last) : 0
    target[index] = table[entry]
    index &+= 1
  }
}

/// Fills a row by angle; where a span of more than a turn overlaps itself, its end is visible.
///
/// The gap of a span below one turn has the first and the last colour, each in the adjacent half.
private func angularRow(
  _ target: UnsafeMutablePointer<UInt32>, _ firstX: Int, _ count: Int,
  _ table: UnsafePointer<UInt32>,
  _ last: Int, _ startX: Double, _ startY: Double, _ stepX: Double, _ stepY: Double,
  _ end: Double, _ span: Double
) {
  let limit = Double(last)
  let sign = span < 0 ? -1.0 : 1.0
  let tableScale = limit / (span * sign)
  let middleOfGap = (1 + span * sign) / 2
  var index = 0
  while index < count {
    let steps = Double(firstX &+ index) + 0.5
    var back = (end - turns(startX + stepX * steps, startY + stepY * steps)) * sign
    if back <= 0 { back += 1 }
    if back > 1 { back -= 1 }
    let position = limit - back * tableScale + 0.5
    let entry = position >= 0.5 ? Int(position) : back <= middleOfGap ? 0 : last
    target[index] = table[entry]
    index &+= 1
  }
}

/// The direction of a vector in turns, 0…1 from the x axis towards y.
///
/// The polynomial approximates the arc tangent on an eighth of a circle within 2·10⁻⁶ turns and
/// produces the same bits on every machine.
private func turns(_ x: Double, _ y: Double) -> Double {
  let absX = x < 0 ? -x : x, absY = y < 0 ? -y : y
  let larger = absX > absY ? absX : absY, smaller = absX > absY ? absY : absX
  guard larger > 0 else { return 0 }
  let r = smaller / larger, s = r * r
  var polynomial = -0.01172120
  polynomial = polynomial * s + 0.05265332
  polynomial = polynomial * s - 0.11643287
  polynomial = polynomial * s + 0.19354346
  polynomial = polynomial * s - 0.33262347
  polynomial = polynomial * s + 0.99997726
  var result = polynomial * r * 0.15915494309189535
  if absY > absX { result = 0.25 - result }
  if x < 0 { result = 0.5 - result }
  return y < 0 ? 1 - result : result
}
