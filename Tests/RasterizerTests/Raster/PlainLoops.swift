import Foundation

@testable import Rasterizer

/// The kernels of CKernels in plain Swift, one pixel at a time, as the reference for tests.
///
/// Four channels are computed at once in 16-bit lanes of a 64-bit word, as in `scaled`.
enum PlainLoops {
  private static let laneMask: UInt64 = 0x00FF_00FF_00FF_00FF
  private static let laneHalf: UInt64 = 0x0080_0080_0080_0080

  private static func spread(_ pixel: UInt32) -> UInt64 {
    UInt64(pixel & 0x00FF_00FF) | UInt64((pixel &>> 8) & 0x00FF_00FF) &<< 32
  }

  private static func packed(_ products: UInt64) -> UInt32 {
    let t = products &+ laneHalf
    let lanes = ((t &+ ((t &>> 8) & laneMask)) &>> 8) & laneMask
    return UInt32(truncatingIfNeeded: lanes) | UInt32(truncatingIfNeeded: lanes &>> 24)
  }

  /// Multiplies the colours of pixels by their alpha.
  static func premultiply(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int) {
    for index in 0..<count {
      let alpha = pixels[index] &>> 24
      let colors = packed(spread(pixels[index]) &* UInt64(alpha)) & 0x00FF_FFFF
      pixels[index] = colors | alpha &<< 24
    }
  }

  /// The indices at which two rows of pixels differ.
  static func differences(_ left: [UInt32], _ right: [UInt32]) -> [Int] {
    left.indices.filter { left[$0] != right[$0] }
  }

  /// Frosts pixels.
  static func frostPixels(
    _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ factor: Int32, _ shades: [Int32],
    _ nothing: UInt32
  ) {
    for index in 0..<count {
      let alpha = Int(pixels[index] >> 24)
      let parts = [0, 8, 16].map { shift -> Int in
        let part = Int(pixels[index] >> shift & 255)
        return alpha > 0 && alpha < 255 ? min(255, (part * 255 + alpha / 2) / alpha) : part
      }
      let luminance = (parts[0] * 13959 + parts[1] * 46858 + parts[2] * 4719 + 8192) >> 14
      var frosted: UInt32 = 0xFF00_0000
      for (index, part) in parts.enumerated() {
        let value = (part * Int(factor) + Int(shades[luminance]) + 32768) >> 16
        frosted |= UInt32(max(0, min(255, value))) << (8 * index)
      }
      pixels[index] =
        packed(spread(frosted) &* UInt64(alpha)) &+ packed(spread(nothing) &* UInt64(255 - alpha))
    }
  }

  /// The pixel of a weighted sum, clamped because weights may be negative.
  private static func limited(_ sums: [Int]) -> UInt32 {
    let alpha = max(0, min(255, sums[3]))
    let colors = sums.prefix(3).map { UInt32(max(0, min(alpha, $0))) }
    return colors[0] | colors[1] << 8 | colors[2] << 16 | UInt32(alpha) << 24
  }

  private static func channels(_ pixel: UInt32) -> [Int] {
    [0, 8, 16, 24].map { Int(pixel >> $0 & 255) }
  }

  /// Weighted sums of pixels.
  static func resampleRow(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ source: [UInt32], _ starts: [Int32],
    _ stride: Int, _ weights: [Int32], _ weightStep: Int, _ taps: Int
  ) {
    for index in 0..<count {
      var sums = [8192, 8192, 8192, 8192]
      for tap in 0..<taps {
        let pixel = channels(source[Int(starts[index]) + tap * stride])
        for part in 0..<4 { sums[part] += pixel[part] * Int(weights[index * weightStep + tap]) }
      }
      target[index] = limited(sums.map { $0 >> 14 })
    }
  }

  /// Samples a bitmap bilinearly.
  static func sampleBilinear(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ first: Int, _ pixels: [UInt32],
    _ width: Int, _ height: Int, _ startX: Double, _ startY: Double, _ stepX: Double,
    _ stepY: Double
  ) {
    /// The two nearest pixels of an axis, and the share of the second, in 1/256.
    func nearest(_ place: Double, _ count: Int) -> (Int, Int, Int) {
      let place = place - 0.5 > -1 ? min(place - 0.5, Double(count)) : -1
      let fixed = Int(place * 256 + 256.5) - 256
      func within(_ index: Int) -> Int { max(0, min(count - 1, index)) }
      return (within(fixed >> 8), within((fixed >> 8) + 1), fixed & 255)
    }
    for index in 0..<count {
      let center = Double(first + index) + 0.5
      let (left, right, across) = nearest(startX + stepX * center, width)
      let (top, bottom, down) = nearest(startY + stepY * center, height)
      let corners = [(top, left), (top, right), (bottom, left), (bottom, right)].map {
        channels(pixels[$0.0 * width + $0.1])
      }
      let weights = [256 - across, across].flatMap { [$0 * (256 - down), $0 * down] }
      target[index] = (0..<4).reduce(0) { pixel, part in
        let upper = corners[0][part] * weights[0] + corners[1][part] * weights[2]
        let lower = corners[2][part] * weights[1] + corners[3][part] * weights[3]
        return pixel | UInt32((upper + lower + 32768) >> 16) << (8 * part)
      }
    }
  }

  /// Samples a bitmap with six horizontal and six vertical weights.
  static func sampleLanczos(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ pixels: [UInt32], _ width: Int,
    _ height: Int, _ x: Int, _ y: Int, _ stepX: Int, _ stepY: Int, _ weights: [Int32]
  ) {
    for index in 0..<count {
      let x = x + stepX * index + 32768, y = y + stepY * index + 32768
      var sums = [1 << 19, 1 << 19, 1 << 19, 1 << 19]
      for line in 0..<6 {
        let row = max(0, min(height - 1, (y >> 24) - 2 + line))
        var parts = [128, 128, 128, 128]
        for tap in 0..<6 {
          let pixel = channels(pixels[row * width + max(0, min(width - 1, (x >> 24) - 2 + tap))])
          for part in 0..<4 { parts[part] += pixel[part] * Int(weights[(x >> 16 & 255) * 6 + tap]) }
        }
        for part in 0..<4 {
          sums[part] += (parts[part] >> 8) * Int(weights[(y >> 16 & 255) * 6 + line])
        }
      }
      target[index] = limited(sums.map { $0 >> 20 })
    }
  }

  /// Sets pixels to one colour.
  static func fillPixels(_ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: UInt32) {
    for index in 0..<count { target[index] = color }
  }

  /// Source-over of one translucent colour.
  static func blendColor(_ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: UInt32) {
    let rest = UInt64(255 &- (color &>> 24))
    var index = 0
    while index < count {
      target[index] = color &+ packed(spread(target[index]) &* rest)
      index &+= 1
    }
  }

  /// Source-over of an opaque colour with one coverage.
  static func mixColor(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: UInt32, _ coverage: UInt32
  ) {
    let source = spread(color) &* UInt64(coverage)
    let rest = UInt64(255 &- coverage)
    var index = 0
    while index < count {
      target[index] = packed(source &+ spread(target[index]) &* rest)
      index &+= 1
    }
  }

  /// Source-over of an opaque colour through a row of coverage.
  static func mixColorMask(
    _ target: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, _ count: Int,
    _ color: UInt32
  ) {
    let source = spread(color)
    var index = 0
    while index < count {
      let coverage = UInt64(mask[index])
      if coverage == 255 {
        target[index] = color
      } else if coverage != 0 {
        target[index] = packed(
          source &* coverage &+ spread(target[index]) &* (255 &- coverage))
      }
      index &+= 1
    }
  }

  /// Source-over of a translucent colour through a row of coverage.
  static func blendColorMask(
    _ target: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, _ count: Int,
    _ color: UInt32
  ) {
    let source = spread(color)
    var index = 0
    while index < count {
      let coverage = UInt64(mask[index])
      if coverage != 0 {
        let part = packed(source &* coverage)
        let rest = UInt64(255 &- (part &>> 24))
        target[index] = part &+ packed(spread(target[index]) &* rest)
      }
      index &+= 1
    }
  }

  /// Source-over of a row of pixels with one coverage.
  static func blendRow(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ count: Int,
    _ coverage: UInt32
  ) {
    var index = 0
    while index < count {
      var part = source[index]
      if part != 0 {
        if coverage != 255 { part = packed(spread(part) &* UInt64(coverage)) }
        let alpha = part &>> 24
        if alpha == 255 {
          target[index] = part
        } else {
          target[index] = part &+ packed(spread(target[index]) &* UInt64(255 &- alpha))
        }
      }
      index &+= 1
    }
  }

  /// Source-over of a row of pixels through a row of coverage.
  static func blendRowMask(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>,
    _ mask: UnsafePointer<UInt8>, _ count: Int
  ) {
    var index = 0
    while index < count {
      let coverage = UInt64(mask[index])
      if coverage != 0 {
        let pixel = source[index]
        if pixel &>> 24 == 255 {
          target[index] = packed(
            spread(pixel) &* coverage &+ spread(target[index]) &* (255 &- coverage))
        } else {
          let part = packed(spread(pixel) &* coverage)
          target[index] =
            part &+ packed(spread(target[index]) &* UInt64(255 &- (part &>> 24)))
        }
      }
      index &+= 1
    }
  }

  /// Mixes saved pixels back in where the coverage is partial: target·c + saved·(1 − c).
  static func restoreRow(
    _ target: UnsafeMutablePointer<UInt32>, _ saved: UnsafePointer<UInt32>,
    _ mask: UnsafePointer<UInt8>, _ count: Int
  ) {
    var index = 0
    while index < count {
      let coverage = UInt64(mask[index])
      if coverage != 255 {
        target[index] = packed(
          spread(target[index]) &* coverage &+ spread(saved[index]) &* (255 &- coverage))
      }
      index &+= 1
    }
  }

  /// Source-over of one colour through runs of coverage.
  static func paintRuns(
    _ target: UnsafeMutablePointer<UInt32>, _ runs: UnsafePointer<Int32>, _ runCount: Int,
    _ mask: UnsafePointer<UInt8>, _ originX: Int, _ color: UInt32
  ) {
    for index in 0..<runCount {
      let first = Int(runs[index * 3]) - originX, value = runs[index * 3 + 2]
      for x in first..<first + Int(runs[index * 3 + 1]) {
        var coverage = value == maskRun ? mask[x] : UInt8(value)
        color >> 24 == 255
          ? mixColorMask(target + x, &coverage, 1, color)
          : blendColorMask(target + x, &coverage, 1, color)
      }
    }
  }

  /// Fills a table with colours at equal steps.
  static func fillRamp(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ start: [Int32], _ step: [Int32]
  ) {
    var values = start
    for index in 0..<count {
      target[index] = 0
      for channel in 0..<4 {
        let value = UInt32((values[channel] + (1 << 21)) >> 22)
        target[index] |= value << UInt32(channel * 8)
        values[channel] += step[channel]
      }
    }
  }

  /// Copies table entries at a fixed step.
  static func lookUp(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ table: UnsafePointer<UInt32>,
    _ position: Int, _ step: Int
  ) {
    for index in 0..<count { target[index] = table[(position + step * index) >> 24] }
  }

  /// Adds linearly interpolated values.
  static func addInterpolated(
    _ target: UnsafeMutablePointer<Float>, _ count: Int, _ source: UnsafePointer<Float>,
    _ position: Int, _ step: Int
  ) {
    for index in 0..<count {
      let place = position + step * index, entry = place >> 24
      let share = Float(place & 0xFF_FFFF) / 16_777_216
      target[index] += source[entry] + (source[entry + 1] - source[entry]) * share
    }
  }

  /// The coverage of factor · profile − missing.
  static func shadeRow(
    _ target: UnsafeMutablePointer<UInt8>, _ count: Int, _ profile: UnsafePointer<Float>,
    _ factor: Float, _ missing: UnsafePointer<Float>
  ) {
    for index in 0..<count {
      let value = (profile[index] * factor - missing[index]) * 255 + 0.5
      target[index] = UInt8(max(0, min(255, value)))
    }
  }

  /// Computes weighted sums of values at a fixed stride.
  static func convolve(
    _ target: UnsafeMutablePointer<Float>, _ count: Int, _ source: UnsafePointer<Float>,
    _ tapStride: Int, _ weights: [Float]
  ) {
    for index in 0..<count {
      target[index] = 0
      for (tap, weight) in weights.enumerated() {
        target[index] += source[index + tap * tapStride] * weight
      }
    }
  }

  /// Interpolates linearly between pixels and rounds to bytes.
  static func enlargeRow(
    _ target: UnsafeMutablePointer<UInt8>, _ count: Int, _ channels: Int,
    _ row: UnsafePointer<Float>, _ position: Int, _ step: Int
  ) {
    for index in 0..<count {
      let place = position + step * index, share = Float(place & 0xFF_FFFF) / 16_777_216
      for channel in 0..<channels {
        let low = row[(place >> 24) * channels + channel]
        let high = row[((place >> 24) + 1) * channels + channel]
        target[index * channels + channel] = UInt8(min(255, low * (1 - share) + high * share + 0.5))
      }
    }
  }

  /// Sums a row of cells into runs of coverage and clears the row; returns the number of runs.
  static func sweepCells(
    _ cells: UnsafeMutablePointer<Int32>, _ words: UnsafeMutablePointer<UInt64>,
    _ wordCount: Int, _ width: Int, _ originX: Int, _ isEvenOdd: Bool, _ isAntialiased: Bool,
    _ mask: UnsafeMutablePointer<UInt8>, _ runs: UnsafeMutablePointer<Int32>
  ) -> Int {
    let full: Int32 = 1 << 17
    var sum: Int32 = 0, coverage: Int32 = 0
    var x = 0, runCount = 0, maskStart: Int?
    func add(_ start: Int, _ count: Int, _ value: Int32) {
      for (index, part) in [Int32(start + originX), Int32(count), value].enumerated() {
        runs[runCount * 3 + index] = part
      }
      runCount += 1
    }
    for group in 0..<wordCount * 64 where words[group / 64] >> UInt64(group % 64) & 1 == 1 {
      let start = group * 4
      if start > x {
        if let first = maskStart { add(first, x - first, maskRun) }
        maskStart = nil
        if coverage != 0, x < width { add(x, min(start, width) - x, coverage) }
      }
      maskStart = maskStart ?? start
      for index in start..<start + 4 {
        sum &+= cells[index]
        cells[index] = 0
        var area = sum
        if isEvenOdd {
          area &= 2 * full - 1
          if area > full { area = 2 * full - area }
        } else {
          area = min(area == .min ? .max : abs(area), full)
        }
        coverage = isAntialiased ? (area * 255 + full / 2) >> 17 : (area >= full / 2 ? 255 : 0)
        mask[index] = UInt8(coverage)
      }
      x = start + 4
    }
    for word in 0..<wordCount { words[word] = 0 }
    if let first = maskStart, first < width { add(first, min(x, width) - first, maskRun) }
    if coverage != 0, x < width { add(x, width - x, coverage) }
    return runCount
  }
}
