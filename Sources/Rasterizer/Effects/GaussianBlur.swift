internal import CKernels
@_spi(Inlined) import Drawing
import Foundation

/// A Gaussian blur of 8-bit samples.
///
/// The kernel reaches 3.5 standard deviations. For a deviation of at least 10 samples the source is
/// first averaged over boxes of at most a fifth of the deviation, and the result is interpolated;
/// the kernel compensates for the blur of these two steps. All sums have a fixed order, so that
/// every build produces the same samples.
struct GaussianBlur {
  let deviation: Double
  /// The distance by which the result extends beyond the source, in samples.
  let reach: Int
  /// The side length of the boxes, in samples.
  let grid: Int
  /// The distance around a result pixel within which the source must be complete, in samples.
  var sourceReach: Int { reach + 2 * grid }

  /// The deviation up to which a blur changes no sample, in samples.
  static let invisible = 0.05
  /// The extent of the kernel to each side, in deviations.
  static let extent = 3.5
  /// The least deviation of a blur over boxes, in boxes; larger boxes would be visible.
  private static let boxesPerDeviation = 5.0
  /// The boxes from which a large source may be drawn with a pixel for each, in samples.
  private static let coarseGrid = 64
  /// The pixels of a source that has all its pixels; a screen has at most a third.
  private static let largestSource = 1 << 24

  init(deviation: Double) {
    let sane = deviation.isFinite ? max(0, min(1000, deviation)) : 0
    self.deviation = sane
    var box = 1
    while sane / Double(box * 2) >= Self.boxesPerDeviation { box *= 2 }
    grid = box
    reach = sane < Self.invisible ? 1 : Int(Self.extent * sane) + 2 * box
  }

  /// The kernel's variance, in squared boxes.
  var variance: Double {
    let size = Double(grid)
    return (deviation * deviation - (size * size - 1) / 4) / (size * size)
  }

  /// The side length of the pixels with which a source is drawn, in samples: 1, or that of the boxes if
  /// the source would need much memory, as in blurs of blurs.
  func sampling(of source: PixelRect) -> Int {
    grid >= Self.coarseGrid && source.width * source.height > Self.largestSource ? grid : 1
  }

  /// Blurs `channels` interleaved samples per pixel.
  ///
  /// `window` is the part of the result to write, in pixels relative to the source; the result is
  /// empty more than `reach` outside the source. `shiftX` and `shiftY`, 0..<1, move the result
  /// right and down. `origin` is the position of the source on the device. The boxes are aligned to
  /// the device, so that the result does not depend on which part of a picture is blurred. With
  /// `areMeans`, the samples of the source are the means of the boxes.
  func apply(
    _ source: UnsafePointer<UInt8>, width: Int, height: Int, channels: Int, areMeans: Bool = false,
    origin: (x: Int, y: Int), to target: UnsafeMutablePointer<UInt8>, window: PixelRect,
    shiftX: Double = 0, shiftY: Double = 0
  ) {
    let box = grid
    // Boxes are powers of two; this is the part of the first box before the source.
    let leadX = origin.x & (box - 1), leadY = origin.y & (box - 1)
    let side = areMeans ? 1 : box
    let lowWidth = (leadX + width + side - 1) / side, lowHeight = (leadY + height + side - 1) / side
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
      averageRow(source, width, height, channels, side, y, padded + pad, lowWidth, leadX, leadY)
      convolve(
        rows + y * line, line, padded + pad, -channels, kernelX.weights, kernelX.weights.count)
    }
    let taps = kernelY.weights.count
    kernelY.weights.withUnsafeBufferPointer { weights in
      guard let weights = weights.baseAddress else { return }
      for y in 0..<tallHeight {
        let first = max(0, y - lowHeight + 1), last = min(taps - 1, y)
        convolve(
          result + y * line, line, rows + (y - first) * line, -line, weights + first,
          last - first + 1)
      }
    }
    enlarge(
      result, wideWidth, tallHeight, channels, box,
      window.offsetBy(x: kernelX.reach * box + leadX, y: kernelY.reach * box + leadY), target)
  }
}

/// The exponential of a power of at most 0, from the power series of a 256th of it; it produces the
/// same bits on every machine.
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

/// Computes the means of one row of boxes; samples outside the source are 0.
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
  // One interpolated row of means, with an empty box before it and two after it.
  let line = rowWidth &* channels, room = line &+ 3 &* channels
  let blended = UnsafeMutablePointer<Float>.allocate(capacity: room)
  defer { blended.deallocate() }
  zero(blended, room)
  // The fractional box indices of pixels, counted from the empty box.
  let one = 1 << 24, step = one / box, end = (rowWidth + 1) * one
  func position(_ pixel: Int) -> Int { one + (2 * pixel - (box - 1)) * step / 2 }
  let start = position(window.minX)
  let first = start < 0 ? min(window.width, (step - 1 - start) / step) : 0
  let last = start < end ? max(first, min(window.width, (end - 1 - start) / step + 1)) : first
  var out = target
  for y in window.minY..<window.maxY {
    let place = position(y), cell = (place >> 24) - 1
    memset(out, 0, window.width &* channels)
    if place >= 0, cell < rowCount {
      let share = Float(place & (one - 1)) / Float(one)
      let weights = cell < 0 ? [share] : cell + 1 < rowCount ? [1 - share, share] : [1 - share]
      convolve(
        blended + channels, line, rows + max(0, cell) &* line, line, weights, weights.count)
      enlargeRow(
        out + first &* channels, last - first, channels, blended, start + first * step, step)
    }
    out += window.width &* channels
  }
}
