import Foundation
import Testing
import simd

struct ElementaryFunctionsTests {
  /// The greatest difference from the function of the system, relative to results above 1.
  private func error(
    _ function: (SIMD8<Double>) -> SIMD8<Double>, _ reference: (Double) -> Double,
    in range: ClosedRange<Double>
  ) -> Double {
    var greatest = 0.0
    for start in stride(from: range.lowerBound, through: range.upperBound, by: 0.0625) {
      let x = SIMD8(repeating: start)
      let expected = reference(start)
      greatest = max(greatest, abs(function(x)[5] - expected) / max(1, abs(expected)))
    }
    return greatest
  }

  @Test func anglesAndTheirFunctions() {
    #expect(error(sin, Foundation.sin, in: -9...9) < 1e-15)
    #expect(error(cos, Foundation.cos, in: -9...9) < 1e-15)
    #expect(error(tan, Foundation.tan, in: -1.5...1.5) < 1e-14)
    #expect(error(asin, Foundation.asin, in: -1...1) < 1e-15)
    #expect(error(acos, Foundation.acos, in: -1...1) < 1e-15)
    #expect(error(atan, Foundation.atan, in: -9...9) < 1e-15)
    #expect(error(sinh, Foundation.sinh, in: -9...9) < 1e-14)
    #expect(error(cosh, Foundation.cosh, in: -9...9) < 1e-14)
    #expect(error(tanh, Foundation.tanh, in: -30...30) < 1e-15)
    #expect(error(asinh, Foundation.asinh, in: -9...9) < 1e-14)
    #expect(error(acosh, Foundation.acosh, in: 1...9) < 1e-14)
    #expect(error(atanh, Foundation.atanh, in: -0.9...0.9) < 1e-14)
    #expect(atan2(SIMD2(1.0, 0), SIMD2(0, -1)) == [.pi / 2, .pi])
    #expect(sinpi(SIMD2<Float>(0.5, 1)) == [1, 0])
  }

  @Test func powersAndLogarithms() {
    #expect(error(exp, Foundation.exp, in: -9...9) < 1e-14)
    #expect(error(expm1, Foundation.expm1, in: -9...9) < 1e-14)
    #expect(error(log, Foundation.log, in: 0.5...9) < 1e-15)
    #expect(error(log1p, Foundation.log1p, in: -0.9...9) < 1e-14)
    #expect(error(exp2, Foundation.exp2, in: -9...9) < 1e-14)
    #expect(expm1(SIMD2(1e-10, 0)).x > 1e-10 && log1p(SIMD2(1e-20, 0)).x == 1e-20)
    #expect(log2(SIMD2<Float>(8, 0.25)) == [3, -2] && log10(SIMD2(1000.0, 0)) == [3, -.infinity])
    #expect(
      pow(SIMD2(2.0, 9), SIMD2(10, 0.5)) == [1024, 3] && exp10(SIMD2(2.0, -1)) == [100, 0.1])
    #expect(cbrt(SIMD3(-27.0, 0, 64)) == [-3, 0, 4] && sqrt(SIMD2<Float>(4, 9)) == [2, 3])
  }

  @Test func numbersAreRounded() {
    let numbers = SIMD4(-1.5, -0.25, 0.5, 2.5)
    #expect(floor(numbers) == [-2, -1, 0, 2] && ceil(numbers) == [-1, 0, 1, 3])
    #expect(trunc(numbers) == [-1, 0, 0, 2] && round(numbers) == [-2, 0, 1, 3])
    #expect(rint(numbers) == [-2, 0, 0, 2] && fabs(numbers) == [1.5, 0.25, 0.5, 2.5])
    #expect(fmod(SIMD2(5.5, -5.5), SIMD2(2, 2)) == [1.5, -1.5])
    #expect(hypot(SIMD2(3.0, 5), SIMD2(4, 12)) == [5, 13])
  }
}
