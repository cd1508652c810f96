import CKernels
import Testing

@testable import Rasterizer

struct PixelLoopsTests {
  /// v / 255, rounded to nearest.
  private func divided(_ value: Int) -> Int { (value * 2 + 255) / 510 }

  private func gray(_ value: Int, alpha: Int = 255) -> UInt32 {
    UInt32(value) * 0x0001_0101 | UInt32(alpha) << 24
  }

  @Test func scalingRoundsExactly() {
    var wrong = 0
    for value in 0...255 {
      for coverage in 0...255 {
        let pixel = scaled(gray(value, alpha: 255), by: UInt32(coverage))
        let expected = gray(divided(value * coverage), alpha: coverage)
        if pixel != expected { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test func opaqueMixesAreRoundedOnce() {
    var wrong = 0
    for coverage in 0...255 {
      for value in stride(from: 0, through: 255, by: 5) {
        var target = [gray(200), gray(200)]
        var mask: [UInt8] = [UInt8(coverage), 0]
        let expected = gray(divided(value * coverage + 200 * (255 - coverage)))
        mixColorMask(&target, &mask, 2, gray(value))
        if target != [expected, gray(200)] { wrong += 1 }
        target = [gray(200), gray(200)]
        mixColor(&target, 1, gray(value), UInt32(coverage))
        if target != [expected, gray(200)] { wrong += 1 }
        target = [gray(200)]
        blendRowMask(&target, [gray(value)], &mask, 1)
        if target != [expected] { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test func translucentColorsAddToTheRemainder() {
    var wrong = 0
    for alpha in 0...255 {
      for under in stride(from: 0, through: 255, by: 15) {
        let value = alpha / 2
        let rest = divided(under * (255 - alpha)), restAlpha = divided(255 * (255 - alpha))
        let expected = gray(value + rest, alpha: alpha + restAlpha)
        var target = [gray(under)]
        blendColor(&target, 1, gray(value, alpha: alpha))
        if target != [expected] { wrong += 1 }
        target = [gray(under)]
        blendRow(&target, [gray(value, alpha: alpha)], 1, 255)
        if target != [expected] { wrong += 1 }
        target = [gray(under)]
        blendColorMask(&target, [255], 1, gray(value, alpha: alpha))
        if target != [expected] { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test func restoringMixesBothWays() {
    var target: [UInt32] = [gray(100), gray(100), gray(100)]
    restoreRow(&target, [gray(0), gray(0), gray(0)], [255, 0, 51], 3)
    #expect(target == [gray(100), gray(0), gray(20)])
  }

  @Test(arguments: [0, 1, 15, 16, 17, 100, 1000])
  func fillsStopAtTheirEnd(count: Int) {
    var target = [UInt32](repeating: 7, count: count + 1)
    fillPixels(&target, count, 0x0102_0304)
    #expect(target.dropLast().allSatisfy { $0 == 0x0102_0304 })
    #expect(target.last == 7)
  }
}
