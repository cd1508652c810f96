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
  /// The side of the boxes, to which a picture may be cut without a difference.
  let grid: Int

  init(deviation: Double) {
    let sane = deviation.isFinite ? max(0, min(1000, deviation)) : 0
    self.deviation = sane
    var box = 1
    while sane / Double(box * 2) >= 5 { box *= 2 }
    grid = box
    reach = sane < 0.05 ? 1 : Int(3.5 * sane) + 2 * box
  }

  /// Blurs `channels` interleaved samples a pixel.
  ///
  /// `window` is the part of the result to write, in pixels from the source's first; there is
  /// nothing to see more than `reach` outside the source. `shiftX` and `shiftY`, 0..<1, move the
  /// picture right and down on the way.
  func apply(
    _ source: UnsafePointer<UInt8>, width: Int, height: Int, channels: Int,
    to target: UnsafeMutablePointer<UInt8>, window: PixelRect, shiftX: Double = 0,
    shiftY: Double = 0
  ) {
    let box = grid
    let lowWidth = (width + box - 1) / box, lowHeight = (height + box - 1) / box
    let size = Double(box)
    let variance = (deviation * deviation - (size * size - 1) / 4) / (size * size)
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
      averageRow(source, width, height, channels, box, y, padded + pad, lowWidth)
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
      window.offsetBy(x: kernelX.reach * box, y: kernelY.reach * box), target)
  }
}

/// A normalised row of weights around a centre, moved by a part of a sample.
private struct Kernel {
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
private func addScaled(
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
private func averageRow(
  _ source: UnsafePointer<UInt8>, _ width: Int, _ height: Int, _ channels: Int, _ box: Int,
  _ row: Int, _ target: UnsafeMutablePointer<Float>, _ lowWidth: Int
) {
  let scale = 1 / Float(box * box)
  let lastRow = (row + 1) * box < height ? (row + 1) * box : height
  var out = 0
  while out < lowWidth {
    let left = out &* box, right = left &+ box < width ? left &+ box : width
    var channel = 0
    while channel < channels {
      var sum = 0
      var y = row &* box
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
  let line = rowWidth &* channels
  let blended = UnsafeMutablePointer<Float>.allocate(capacity: line)
  defer { blended.deallocate() }
  // Doubled coordinates: a pixel's centre against the centres of boxes, in half pixels.
  let double = 2 &* box
  var y = window.minY
  while y < window.maxY {
    let position = 2 &* y &- (box &- 1)
    let cell = position >= 0 ? position / double : -((double &- 1 &- position) / double)
    let share = Float(position &- cell &* double) / Float(double)
    let out = target + (y &- window.minY) &* window.width &* channels
    if cell < -1 || cell >= rowCount {
      memset(out, 0, window.width &* channels)
    } else {
      zero(blended, line)
      if cell >= 0 { addScaled(blended, rows + cell &* line, line, 1 - share) }
      if cell + 1 < rowCount, share > 0 {
        addScaled(blended, rows + (cell &+ 1) &* line, line, share)
      }
      enlargeRow(blended, rowWidth, channels, box, window.minX, out, window.width)
    }
    y &+= 1
  }
}

private func enlargeRow(
  _ row: UnsafePointer<Float>, _ rowWidth: Int, _ channels: Int, _ box: Int, _ offset: Int,
  _ target: UnsafeMutablePointer<UInt8>, _ width: Int
) {
  let double = 2 &* box
  let scale = 1 / Float(double)
  var x = 0, byte = 0
  while x < width {
    let position = 2 &* (x &+ offset) &- (box &- 1)
    let cell = position >= 0 ? position / double : -((double &- 1 &- position) / double)
    let share = Float(position &- cell &* double) * scale
    var channel = 0
    while channel < channels {
      var value: Float = 0.5
      if cell >= 0, cell < rowWidth { value += row[cell &* channels &+ channel] * (1 - share) }
      if cell >= -1, cell &+ 1 < rowWidth {
        value += row[(cell &+ 1) &* channels &+ channel] * share
      }
      target[byte] = value >= 255 ? 255 : UInt8(value)
      byte &+= 1
      channel &+= 1
    }
    x &+= 1
  }
}
