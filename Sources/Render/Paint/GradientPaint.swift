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
  /// A linear gradient's colours along x at four phases of a pixel; each row of an area is a
  /// copy of part of one of them.
  private var strip: Strip?

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

  /// Gets ready for rows inside `bounds`, which makes many rows cheaper.
  func prepare(_ bounds: PixelRect) {
    strip = nil
    if case .linear(let a, let b, let c) = geometry, bounds.height > 8 {
      strip = Strip(bounds, a, b, c, table, last)
    }
  }

  /// Writes the colours of `count` pixels from (x, y) on.
  func fillRow(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let centerX = Double(x) + 0.5, centerY = Double(y) + 0.5
    switch geometry {
    case .linear(let a, let b, let c):
      if let strip, strip.copyRow(target, x: x, y: y, count: count) { return }
      linearRow(target, count, table, last, a * centerX + b * centerY + c, a)
    case .radial(let inverse, let center, let scale, let offset):
      radialRow(
        target, count, table, last,
        inverse.a * centerX + inverse.c * centerY + inverse.tx - center.x,
        inverse.b * centerX + inverse.d * centerY + inverse.ty - center.y,
        inverse.a, inverse.b, scale, offset)
    case .angular(let inverse, let center, let start, let scale):
      angularRow(
        target, count, table, last,
        inverse.a * centerX + inverse.c * centerY + inverse.tx - center.x,
        inverse.b * centerX + inverse.d * centerY + inverse.ty - center.y,
        inverse.a, inverse.b, start, scale)
    case .flat:
      fillPixels(target, count, table[last])
    }
  }
}

/// See `GradientPaint.strip`.
private final class Strip {
  private let colors: UnsafeMutablePointer<UInt32>
  private let length: Int
  private let bounds: PixelRect
  /// How far the colours move along x from one row to the next, and the row that starts first.
  private let slant: Double, firstY: Int

  /// Nil if copying would not pay.
  init?(
    _ bounds: PixelRect, _ a: Double, _ b: Double, _ c: Double, _ table: UnsafePointer<UInt32>,
    _ last: Int
  ) {
    slant = a == 0 ? 0 : b / a
    let reach = abs(slant) * Double(bounds.height)
    guard a != 0 || b == 0, reach < Double(bounds.width) * Double(bounds.height) / 32,
      reach < 16_384
    else { return nil }
    self.bounds = bounds
    firstY = slant < 0 ? bounds.maxY - 1 : bounds.minY
    length = bounds.width + Int(reach) + 2
    colors = .allocate(capacity: length * 4)
    for phase in 0..<4 {
      let x = Double(bounds.minX) + 0.5 + Double(phase) / 4
      linearRow(
        colors + phase * length, length, table, last, a * x + b * (Double(firstY) + 0.5) + c, a)
    }
  }

  deinit { colors.deallocate() }

  /// Copies the colours of a row, to the nearest quarter of a pixel; false outside the bounds.
  func copyRow(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) -> Bool {
    guard x >= bounds.minX, x + count <= bounds.maxX, y >= bounds.minY, y < bounds.maxY else {
      return false
    }
    let quarters = Int(slant * Double(y - firstY) * 4 + 0.5)
    let start = (quarters & 3) * length + (quarters >> 2) + x - bounds.minX
    memcpy(target, colors + start, count * 4)
    return true
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
  var entry = first
  let scale = 1 / (to - from)
  while entry < size, Double(entry) <= to {
    let share = (Double(entry) - from) * scale
    table[entry] =
      PremultipliedColor(
        red: (low.red + (high.red - low.red) * share) * fade,
        green: (low.green + (high.green - low.green) * share) * fade,
        blue: (low.blue + (high.blue - low.blue) * share) * fade,
        alpha: (low.alpha + (high.alpha - low.alpha) * share) * fade
      ).pixel
    entry += 1
  }
  return entry
}

/// 32 fractional bits; far values are clamped so that stepping over a row cannot overflow.
private func fixed32(_ value: Double) -> Int {
  let limit = 1e8
  guard value > -limit else { return value.isNaN ? 0 : Int(-limit * 4_294_967_296) }
  return Int((value < limit ? value : limit) * 4_294_967_296)
}

private func linearRow(
  _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ table: UnsafePointer<UInt32>,
  _ last: Int, _ start: Double, _ slope: Double
) {
  var position = fixed32(start * Double(last) + 0.5)
  let step = fixed32(slope * Double(last))
  var index = 0
  while index < count {
    var entry = position &>> 32
    if entry < 0 { entry = 0 }
    if entry > last { entry = last }
    target[index] = table[entry]
    position &+= step
    index &+= 1
  }
}

private func radialRow(
  _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ table: UnsafePointer<UInt32>,
  _ last: Int, _ startX: Double, _ startY: Double, _ stepX: Double, _ stepY: Double,
  _ scale: Double, _ offset: Double
) {
  let tableScale = scale * Double(last), tableOffset = offset * Double(last) + 0.5
  let limit = Double(last)
  var index = 0
  while index < count {
    let steps = Double(index)
    let x = startX + stepX * steps, y = startY + stepY * steps
    let position = (x * x + y * y).squareRoot() * tableScale + tableOffset
    let entry = position > 0 ? (position < limit ? Int(position) : last) : 0
    target[index] = table[entry]
    index &+= 1
  }
}

private func angularRow(
  _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ table: UnsafePointer<UInt32>,
  _ last: Int, _ startX: Double, _ startY: Double, _ stepX: Double, _ stepY: Double,
  _ start: Double, _ scale: Double
) {
  let limit = Double(last)
  let sign = scale < 0 ? -1.0 : 1.0
  let tableScale = scale * sign * limit
  var index = 0
  while index < count {
    let steps = Double(index)
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
