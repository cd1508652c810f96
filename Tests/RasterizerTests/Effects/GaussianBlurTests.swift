@_spi(Inlined) import Drawing
import Foundation
import Testing

@testable import Rasterizer

struct GaussianBlurTests {
  /// The blur by its definition, with a kernel of five standard deviations.
  private func exact(
    _ source: [UInt8], _ width: Int, _ height: Int, _ deviation: Double, reach: Int,
    shift: (Double, Double) = (0, 0)
  ) -> [Double] {
    let limit = Int(5 * deviation) + 2
    func kernel(_ shift: Double) -> [Double] {
      let weights = (-limit...limit).map {
        exp(-pow(Double($0) - shift, 2) / (2 * deviation * deviation))
      }
      let sum = weights.reduce(0, +)
      return weights.map { $0 / sum }
    }
    let kernelX = kernel(shift.0), kernelY = kernel(shift.1)
    let wide = width + 2 * reach, tall = height + 2 * reach
    var rows = [Double](repeating: 0, count: wide * height)
    for y in 0..<height {
      for x in 0..<wide {
        for (index, weight) in kernelX.enumerated() {
          let from = x - reach - (index - limit)
          if from >= 0, from < width {
            rows[y * wide + x] += Double(source[y * width + from]) * weight
          }
        }
      }
    }
    var result = [Double](repeating: 0, count: wide * tall)
    for y in 0..<tall {
      for (index, weight) in kernelY.enumerated() {
        let from = y - reach - (index - limit)
        guard from >= 0, from < height else { continue }
        for x in 0..<wide { result[y * wide + x] += rows[from * wide + x] * weight }
      }
    }
    return result
  }

  @Test(arguments: [0.6, 1, 2.5, 4, 7.9, 8, 9, 12, 15.5, 17, 24])
  func blurMatchesConvolution(deviation: Double) {
    let width = 37, height = 29
    var random: UInt32 = 7
    let source = (0..<width * height).map { index -> UInt8 in
      random = random &* 1_664_525 &+ 1_013_904_223
      // Blocks, a hard edge and some noise.
      let x = index % width, y = index / width
      return x < 8 ? UInt8(random >> 24) : (x + y > 30 ? 255 : (y % 10 < 3 ? 200 : 0))
    }
    let blur = GaussianBlur(deviation: deviation)
    let count = (width + 2 * blur.reach) * (height + 2 * blur.reach)
    var result = [UInt8](repeating: 0, count: count)
    blur.apply(
      source, width: width, height: height, channels: 1, origin: (0, 0), to: &result,
      window: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height).insetBy(-blur.reach))
    let expected = exact(source, width, height, deviation, reach: blur.reach)
    var worst = 0.0
    for index in 0..<count { worst = max(worst, abs(Double(result[index]) - expected[index])) }
    #expect(worst <= 1.0, "\(worst)")
  }

  @Test func shiftsMoveByFractionsOfAPixel() {
    let source = [UInt8](repeating: 255, count: 400)
    for deviation in [2.0, 9] {
      let blur = GaussianBlur(deviation: deviation)
      let side = 20 + 2 * blur.reach
      var result = [UInt8](repeating: 0, count: side * side)
      blur.apply(
        source, width: 20, height: 20, channels: 1, origin: (0, 0), to: &result,
        window: PixelRect(minX: 0, minY: 0, maxX: 20, maxY: 20).insetBy(-blur.reach), shiftX: 0.5,
        shiftY: 0.25)
      let expected = exact(source, 20, 20, deviation, reach: blur.reach, shift: (0.5, 0.25))
      for index in result.indices { #expect(abs(Double(result[index]) - expected[index]) <= 1) }
    }
  }

  /// Boxes are aligned to the device, regardless of the part of a picture that is blurred.
  @Test(arguments: [3.0, 11, 45])
  func blurOfPartMatchesBlurOfWhole(deviation: Double) {
    let width = 150, height = 700, blur = GaussianBlur(deviation: deviation)
    let source = (0..<width * height).map { UInt8(truncatingIfNeeded: $0 &* $0 / 97) }
    var whole = [UInt8](repeating: 0, count: width * height)
    blur.apply(
      source, width: width, height: height, channels: 1, origin: (-3, 5), to: &whole,
      window: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height))
    let first = 301, count = 20
    let from = max(0, first - blur.sourceReach)
    let to = min(height, first + count + blur.sourceReach)
    var part = [UInt8](repeating: 0, count: width * count)
    blur.apply(
      Array(source[from * width..<to * width]), width: width, height: to - from, channels: 1,
      origin: (-3, 5 + from), to: &part,
      window: PixelRect(
        minX: 0, minY: first - from, maxX: width, maxY: first - from + count))
    #expect(part == Array(whole[first * width..<(first + count) * width]))
  }

  @Test func zeroDeviationCopies() {
    let source: [UInt8] = [1, 2, 3, 4, 5, 6]
    let blur = GaussianBlur(deviation: 0)
    var result = [UInt8](repeating: 9, count: 5 * 4)
    #expect(blur.reach == 1)
    blur.apply(
      source, width: 3, height: 2, channels: 1, origin: (0, 0), to: &result,
      window: PixelRect(minX: -1, minY: -1, maxX: 4, maxY: 3))
    #expect(result == [0, 0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 4, 5, 6, 0, 0, 0, 0, 0, 0])
  }

  @Test func exponentialMatchesFoundation() {
    for power in stride(from: -40.0, through: 0, by: 0.37) {
      #expect(abs(exponential(power) / exp(power) - 1) < 1e-12)
    }
  }
}
