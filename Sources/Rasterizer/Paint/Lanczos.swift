internal import CKernels
import Drawing
import Foundation

/// Resampling with the three-lobed Lanczos kernel; the weights are integers that sum to `unit`.
enum Lanczos {
  private static let unit = 16384, lobes = 3.0

  /// The weights of the six pixels around a sampling position, for each 1/256 of a pixel.
  private static let phases: [Int32] = (0..<256).flatMap { phase in
    weights((0..<6).map { kernel(Double($0) - 2 - Double(phase) / 256) })
  }

  /// sinc(x) · sinc(x / 3).
  fileprivate static func kernel(_ x: Double) -> Double {
    if x == 0 { return 1 }
    guard abs(x) < lobes else { return 0 }
    let angle = Double.pi * x
    return lobes * deterministicSineCosine(angle).sine * deterministicSineCosine(angle / lobes).sine
      / (angle * angle)
  }

  /// Integer weights in proportion to `values`, with the sum `unit`.
  fileprivate static func weights(_ values: [Double]) -> [Int32] {
    let scale = Double(unit) / values.reduce(0, +)
    var weights = values.map { Int32(($0 * scale).rounded()) }
    // The rounding error is added to the largest weight.
    let largest = values.indices.max { values[$0] < values[$1] } ?? 0
    weights[largest] += Int32(unit) - weights.reduce(0, +)
    return weights
  }

  /// The number of pixels that a row of `length` pixels covers on the device, where one device
  /// pixel spans `reach` of them.
  static func count(for length: Int, reach: Double) -> Int {
    guard reach > 1 else { return length }
    return max(1, Int((Double(length) / reach).rounded()))
  }

  /// The bitmap scaled down.
  static func reduced(
    _ source: UnsafePointer<UInt32>, _ width: Int, _ height: Int, to newWidth: Int,
    _ newHeight: Int
  ) -> UnsafeMutablePointer<UInt32> {
    let across = Reduction(from: width, to: newWidth), down = Reduction(from: height, to: newHeight)
    let rows = UnsafeMutablePointer<UInt32>.allocate(capacity: newWidth * height)
    defer { rows.deallocate() }
    for y in 0..<height {
      resampleRow(
        rows + y * newWidth, newWidth, source + y * width, across.starts, 1, across.weights,
        across.taps, across.taps)
    }
    let result = UnsafeMutablePointer<UInt32>.allocate(capacity: newWidth * newHeight)
    let columns = (0..<Int32(newWidth)).map { $0 }
    down.weights.withUnsafeBufferPointer { weights in
      guard let weights = weights.baseAddress else { return }
      for y in 0..<newHeight {
        resampleRow(
          result + y * newWidth, newWidth, rows + Int(down.starts[y]) * newWidth, columns,
          newWidth, weights + y * down.taps, 0, down.taps)
      }
    }
    return result
  }

  /// Samples a bitmap that is about as large as on the device, or smaller.
  static func sampleRow(
    _ target: UnsafeMutablePointer<UInt32>, _ firstX: Int, _ count: Int,
    _ pixels: UnsafePointer<UInt32>, _ width: Int, _ height: Int, _ startX: Double,
    _ startY: Double, _ stepX: Double, _ stepY: Double
  ) {
    /// A value in fixed point with 24 fractional bits; far values are clamped so that nothing
    /// overflows.
    func fixed(_ value: Double) -> Int {
      let limit = 1e5
      guard value > -limit else { return Int(-limit * 16_777_216) }
      return Int((value < limit ? value : limit) * 16_777_216)
    }
    let x = fixed(stepX), y = fixed(stepY)
    sampleLanczos(
      target, count, pixels, width, height, fixed(startX + stepX / 2 - 0.5) + x * firstX,
      fixed(startY + stepY / 2 - 0.5) + y * firstX, x, y, phases)
  }
}

/// The source pixels and weights of each pixel of a smaller bitmap.
private struct Reduction {
  /// For each target pixel, its first source pixel.
  private(set) var starts: [Int32] = []
  /// For each target pixel, the weights of `taps` source pixels.
  private(set) var weights: [Int32] = []
  let taps: Int

  init(from length: Int, to count: Int) {
    let ratio = Double(length) / Double(count)
    taps = min(length, Int((6 * ratio).rounded(.up)) + 1)
    for index in 0..<count {
      let center = (Double(index) + 0.5) * ratio - 0.5
      let first = Int((center - 3 * ratio).rounded(.down)), last = Int((center + 3 * ratio) + 1)
      let start = max(0, min(length - taps, first))
      var values = [Double](repeating: 0, count: taps)
      // Beyond the edge the border pixel is repeated.
      for place in first...last {
        let tap = max(0, min(length - 1, place)) - start
        if tap >= 0, tap < taps { values[tap] += Lanczos.kernel((Double(place) - center) / ratio) }
      }
      starts.append(Int32(start))
      weights += Lanczos.weights(values)
    }
  }
}
