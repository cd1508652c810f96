internal import CKernels
import Foundation
import LayoutDSL

/// Fills rows with a gradient from a table of colours.
final class GradientPaint {
  /// Where in the gradient a pixel lies.
  enum Geometry {
    /// t = a·x + b·y + c at pixel centres.
    case linear(a: Double, b: Double, c: Double)
    /// The distance from the centre maps to t = distance · scale + offset.
    case radial(inverse: Matrix, center: Point, scale: Double, offset: Double)
    /// The angle from the start, in turns, times `scale`; a negative scale runs anticlockwise.
    case angular(inverse: Matrix, center: Point, start: Double, scale: Double)
    /// No extent: the last colour everywhere.
    case flat
  }

  let isOpaque: Bool
  private let geometry: Geometry
  private let table: UnsafeMutablePointer<UInt32>
  private let last: Int

  /// A gradient over `length` device pixels, or nil if there is nothing to paint.
  init?(_ stops: [GradientStop], _ geometry: Geometry, length: Double, opacity: Double) {
    guard !stops.isEmpty else { return nil }
    var size = 256
    while size < 4096, Double(size) < length * 1.5 { size *= 2 }
    self.geometry = geometry
    last = size - 1
    table = .allocate(capacity: size)
    isOpaque = fillTable(table, size, stops, opacity)
  }

  deinit { table.deallocate() }

  /// Writes the colours of `count` pixels from (x, y) on.
  ///
  /// Where a run starts makes no difference for a pixel.
  func fillRow(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let centerY = Double(y) + 0.5
    switch geometry {
    case .linear(let a, let b, let c):
      linearRow(target, x, count, table, last, a, b * centerY + c)
    case .radial(let inverse, let center, let scale, let offset):
      radialRow(
        target, x, count, table, last, inverse.c * centerY + inverse.tx - center.x,
        inverse.d * centerY + inverse.ty - center.y, inverse.a, inverse.b, scale, offset)
    case .angular(let inverse, let center, let start, let scale):
      angularRow(
        target, x, count, table, last, inverse.c * centerY + inverse.tx - center.x,
        inverse.d * centerY + inverse.ty - center.y, inverse.a, inverse.b, start, scale)
    case .flat:
      fillPixels(target, count, table[last])
    }
  }
}

/// Fills the table with the stops, interpolated in premultiplied Oklab every few entries and
/// linearly between; returns whether every colour is opaque.
private func fillTable(
  _ table: UnsafeMutablePointer<UInt32>, _ size: Int, _ stops: [GradientStop], _ opacity: Double
) -> Bool {
  let fade = max(0, min(1, opacity))
  var colors: [Oklab] = []
  var positions: [Double] = []
  for stop in stops {
    let location = Double(stop.location)
    let position = location.isFinite ? max(0, min(1, location)) * Double(size - 1) : 0
    positions.append(max(position, positions.last ?? 0))
    colors.append(Oklab(stop.color))
  }
  var entry = 0
  let head = PremultipliedColor(stops[0].color, opacity: fade).pixel
  while entry < size, Double(entry) <= positions[0] {
    table[entry] = head
    entry += 1
  }
  for index in 1..<max(1, stops.count) where positions[index] > positions[index - 1] {
    let start = positions[index - 1], span = positions[index] - start
    let pieces = max(1, min(64, Int(span / 8)))
    var low = colors[index - 1].premultiplied()
    for piece in 1...pieces {
      let share = Double(piece) / Double(pieces)
      let high = colors[index - 1].mixed(with: colors[index], by: share).premultiplied()
      let from = start + span * Double(piece - 1) / Double(pieces)
      let to = piece == pieces ? positions[index] : start + span * share
      entry = fillPiece(table, entry, size, from, to, low, high, fade)
      low = high
    }
  }
  let tail = PremultipliedColor(stops[stops.count - 1].color, opacity: fade).pixel
  while entry < size {
    table[entry] = tail
    entry += 1
  }
  return fade == 1 && stops.allSatisfy { $0.color.opacity >= 1 }
}

/// Interpolates the entries up to `to`; returns the next entry.
private func fillPiece(
  _ table: UnsafeMutablePointer<UInt32>, _ first: Int, _ size: Int, _ from: Double, _ to: Double,
  _ low: PremultipliedColor, _ high: PremultipliedColor, _ fade: Double
) -> Int {
  let count = min(size, Int(to) + 1) - first
  if count <= 0 { return first }
  let scale = fade / (to - from), lead = Double(first) - from
  // 22 fractional bits.
  func ramp(_ low: Double, _ high: Double) -> (start: Int32, step: Int32) {
    let step = (high - low) * scale
    // Larger steps are those of a single entry.
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

/// t = slope · (x + ½) + rest.
private func linearRow(
  _ target: UnsafeMutablePointer<UInt32>, _ x: Int, _ count: Int,
  _ table: UnsafePointer<UInt32>, _ last: Int, _ slope: Double, _ rest: Double
) {
  // A gradient shorter than an eighth of a pixel is an edge: it gets that length, around its
  // middle.
  let sharpness = max(1, abs(slope) / 8)
  let slope = slope / sharpness, rest = (rest - 0.5) / sharpness + 0.5
  let step = fixed24(slope * Double(last))
  let start = fixed24((slope * 0.5 + rest) * Double(last) + 0.5) &+ step &* x
  // Pixels before and after the table.
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

/// 24 fractional bits; far values are clamped so that nothing overflows.
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

private func angularRow(
  _ target: UnsafeMutablePointer<UInt32>, _ firstX: Int, _ count: Int,
  _ table: UnsafePointer<UInt32>,
  _ last: Int, _ startX: Double, _ startY: Double, _ stepX: Double, _ stepY: Double,
  _ start: Double, _ scale: Double
) {
  let limit = Double(last)
  let sign = scale < 0 ? -1.0 : 1.0
  let tableScale = scale * sign * limit
  var index = 0
  while index < count {
    let steps = Double(firstX &+ index) + 0.5
    var turn = (turns(startX + stepX * steps, startY + stepY * steps) - start) * sign
    if turn < 0 { turn += 1 }
    if turn >= 1 { turn -= 1 }
    let position = turn * tableScale + 0.5
    let entry = position > 0 ? (position < limit ? Int(position) : last) : 0
    target[index] = table[entry]
    index &+= 1
  }
}

/// The direction of a vector in turns, 0…1 from the x axis towards y.
///
/// The polynomial for the arc tangent on an eighth of a circle is within 2·10⁻⁶ turns and has the
/// same bits everywhere.
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
