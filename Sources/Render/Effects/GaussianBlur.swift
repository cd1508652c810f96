import Foundation

/// A Gaussian blur of 8-bit samples.
///
/// The kernel reaches three and a half standard deviations. From a deviation of 10 samples on the
/// picture is first averaged over boxes of a fifth of it or less and interpolated afterwards; the kernel makes up
/// for what these two steps blur themselves. All sums have a fixed order, so that every build
/// gives the same samples.
struct GaussianBlur {
  let deviation: Double
  /// How far the result reaches beyond the source, in samples.
  let reach: Int
  /// The side of the boxes.
  let grid: Int
  /// How far around a pixel of the result the source must be whole, in samples.
  var sourceReach: Int { reach + 2 * grid }

  init(deviation: Double) {
    let sane = deviation.isFinite ? max(0, min(1000, deviation)) : 0
    self.deviation = sane
    var box = 1
    while sane / Double(box * 2) >= 5 { box *= 2 }
    grid = box
    reach = sane < 0.05 ? 1 : Int(3.5 * sane) + 2 * box
  }

  /// The square of the kernel's deviation, in boxes.
  var variance: Double {
    let size = Double(grid)
    return (deviation * deviation - (size * size - 1) / 4) / (size * size)
  }

  /// Blurs `channels` interleaved samples a pixel.
  ///
  /// `window` is the part of the result to write, in pixels from the source's first; there is
  /// nothing to see more than `reach` outside the source. `shiftX` and `shiftY`, 0..<1, move the
  /// picture right and down on the way. `origin` is where the source stands on the device, to whose
  /// first pixel the boxes are aligned, so that it makes no difference what part of a picture is
  /// blurred.
  func apply(
    _ source: UnsafePointer<UInt8>, width: Int, height: Int, channels: Int,
    origin: (x: Int, y: Int), to target: UnsafeMutablePointer<UInt8>, window: PixelRect,
    shiftX: Double = 0, shiftY: Double = 0
  ) {
    let box = grid
    // Boxes are powers of two: what of the first one lies before the source.
    let leadX = origin.x & (box - 1), leadY = origin.y & (box - 1)
    let lowWidth = (leadX + width + box - 1) / box, lowHeight = (leadY + height + box - 1) / box
    let size = Double(box), variance = variance
    let kernelX = Kernel(variance: variance, shift: shiftX / size)
    let kernelY = Kernel(variance: variance, shift: shiftY / size)
    let wideWidth = lowWidth + 2 * kernelX.reach, tallHeight = lowHeight + 2 * kernelY.reach
    let line = wideWidth * channels
    let padded = UnsafeMutablePointer<Float>.allocate(
      capacity: (lowWidth + 4 * kernelX.reach) * channels)
    let rows = UnsafeMutablePointer<Float>.allocate(capacity: lowHeight * line)
    let result = UnsafeMutablePointer<Float>.allocate(capacity: tallHeight * line)
    defer {
      padded.deallocate()
      rows.deallocate()
      result.deallocate()
    }
    let pad = 2 * kernelX.reach * channels
    zero(padded, (lowWidth + 4 * kernelX.reach) * channels)
    for y in 0..<lowHeight {
      averageRow(source, width, height, channels, box, y, padded + pad, lowWidth, leadX, leadY)
      let out = rows + y * line
      zero(out, line)
      for (index, weight) in kernelX.weights.enumerated() {
        addScaled(out, padded + (2 * kernelX.reach - index) * channels, line, weight)
      }
    }
    for y in 0..<tallHeight {
      let out = result + y * line
      zero(out, line)
      for (index, weight) in kernelY.weights.enumerated() {
        let from = y - index
        if from >= 0, from < lowHeight { addScaled(out, rows + from * line, line, weight) }
      }
    }
    enlarge(
      result, wideWidth, tallHeight, channels, box,
      window.offsetBy(x: kernelX.reach * box + leadX, y: kernelY.reach * box + leadY), target)
  }
}

/// A normalised row of weights around a centre, moved by a part of a sample.
struct Kernel {
  let reach: Int
  let weights: [Float]

  init(variance: Double, shift: Double) {
    if variance < 0.0025 {
      reach = 1
      weights = [0, Float(1 - shift), Float(shift)]
      return
    }
    reach = max(1, Int((3.5 * variance.squareRoot()).rounded(.up)))
    let exact = (-reach...reach).map { index -> Double in
      let distance = Double(index) - shift
      return exponential(-distance * distance / (2 * variance))
    }
    let sum = exact.reduce(0, +)
    weights = exact.map { Float($0 / sum) }
  }
}

/// e to a power of at most 0, from the power series of a 256th of it; the same bits everywhere.
func exponential(_ power: Double) -> Double {
  guard power > -700 else { return 0 }
  let x = power / 256
  var value = 1.0
  for term in stride(from: 16.0, to: 0, by: -1) { value = 1 + value * x / term }
  for _ in 0..<8 { value *= value }
  return value
}

private func zero(_ target: UnsafeMutablePointer<Float>, _ count: Int) {
  memset(target, 0, count * 4)
}

/// Adds a multiple of `source` to `target`.
func addScaled(
  _ target: UnsafeMutablePointer<Float>, _ source: UnsafePointer<Float>, _ count: Int,
  _ weight: Float
) {
  var index = 0
  while index < count {
    target[index] += source[index] * weight
    index &+= 1
  }
}

/// The means of one row of boxes; samples outside the source are 0.
func averageRow(
  _ source: UnsafePointer<UInt8>, _ width: Int, _ height: Int, _ channels: Int, _ box: Int,
  _ row: Int, _ target: UnsafeMutablePointer<Float>, _ lowWidth: Int, _ leadX: Int = 0,
  _ leadY: Int = 0
) {
  let scale = 1 / Float(box * box)
  let firstRow = max(0, row * box - leadY), lastRow = min(height, (row + 1) * box - leadY)
  var out = 0
  while out < lowWidth {
    let left = out &* box > leadX ? out &* box &- leadX : 0
    let end = (out &+ 1) &* box &- leadX, right = end < width ? end : width
    var channel = 0
    while channel < channels {
      var sum = 0
      var y = firstRow
      while y < lastRow {
        let line = source + (y &* width &* channels &+ channel)
        var x = left
        while x < right {
          sum &+= Int(line[x &* channels])
          x &+= 1
        }
        y &+= 1
      }
      target[out &* channels &+ channel] = Float(sum) * scale
      channel &+= 1
    }
    out &+= 1
  }
}

/// Interpolates between the means and rounds to bytes; `window` is in pixels from the first box.
private func enlarge(
  _ rows: UnsafePointer<Float>, _ rowWidth: Int, _ rowCount: Int, _ channels: Int, _ box: Int,
  _ window: PixelRect, _ target: UnsafeMutablePointer<UInt8>
) {
  // One row between two rows of means, with an empty box before and two after it.
  let line = rowWidth &* channels, room = line &+ 3 &* channels
  let blended = UnsafeMutablePointer<Float>.allocate(capacity: room)
  defer { blended.deallocate() }
  zero(blended, room)
  var y = BoxPosition(window.minY, box)
  var out = target
  var remaining = window.height
  while remaining > 0 {
    if y.cell < -1 || y.cell >= rowCount {
      memset(out, 0, window.width &* channels)
    } else {
      let means = blended + channels
      zero(means, line)
      if y.cell >= 0 { addScaled(means, rows + y.cell &* line, line, 1 - y.share) }
      if y.cell + 1 < rowCount, y.part > 0 {
        addScaled(means, rows + (y.cell &+ 1) &* line, line, y.share)
      }
      enlargeRow(blended, rowWidth, channels, BoxPosition(window.minX, box), out, window.width)
    }
    out += window.width &* channels
    y.advance()
    remaining &-= 1
  }
}

/// Where a pixel's centre lies between the centres of boxes, counted in half pixels.
private struct BoxPosition {
  /// The box at or before the pixel.
  var cell: Int
  /// The distance from that box's centre, and the distance between two centres.
  var part: Int
  let double: Int

  init(_ pixel: Int, _ box: Int) {
    double = 2 * box
    let position = 2 * pixel - (box - 1)
    cell = position >= 0 ? position / double : -((double - 1 - position) / double)
    part = position - cell * double
  }

  var share: Float { Float(part) / Float(double) }

  mutating func advance() {
    part &+= 2
    if part >= double {
      part &-= double
      cell &+= 1
    }
  }
}

private func enlargeRow(
  _ row: UnsafePointer<Float>, _ rowWidth: Int, _ channels: Int, _ start: BoxPosition,
  _ target: UnsafeMutablePointer<UInt8>, _ width: Int
) {
  let double = start.double, scale = 1 / Float(double)
  var cell = start.cell, part = start.part
  var out = target
  let end = target + width &* channels
  while out < end {
    if cell < -1 || cell >= rowWidth {
      var channel = 0
      while channel < channels {
        out[channel] = 0
        channel &+= 1
      }
    } else {
      let share = Float(part) * scale, rest = 1 - share
      let low = row + (cell &+ 1) &* channels, high = low + channels
      var channel = 0
      while channel < channels {
        let value = low[channel] * rest + high[channel] * share + 0.5
        out[channel] = value >= 255 ? 255 : UInt8(value)
        channel &+= 1
      }
    }
    out += channels
    part &+= 2
    if part >= double {
      part &-= double
      cell &+= 1
    }
  }
}
