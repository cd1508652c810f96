import Accelerate
import Testing

struct VectorFunctionsTests {
  private let samples: [Float] = [1, -4, 2, 3]

  @Test func vectorsAreReducedToANumber() {
    var result: Float = 0
    vDSP_maxmgv(samples, 1, &result, vDSP_Length(samples.count))
    #expect(result == 4)
    vDSP_meanv(samples, 2, &result, 2)
    #expect(result == 1.5)
    vDSP_rmsqv([3, 4, 3, 4], 1, &result, 4)
    #expect(result == Float(12.5).squareRoot())
    var place: vDSP_Length = 0
    vDSP_maxvi(samples, 1, &result, &place, 4)
    #expect(result == 3 && place == 3)
  }

  @Test func vectorsAreChanged() {
    var result = [Float](repeating: 0, count: 4)
    vDSP_vabs(samples, 1, &result, 1, 4)
    #expect(result == [1, 4, 2, 3])
    var (low, high): (Float, Float) = (0, 2)
    vDSP_vclip(samples, 1, &low, &high, &result, 1, 4)
    #expect(result == [1, 0, 2, 2])
    vDSP_vsub(samples, 1, [5, 5, 5, 5], 1, &result, 1, 4)
    #expect(result == [4, 9, 3, 2])
    vDSP_desamp(samples, 2, [0.5, 0.5], &result, 2, 2)
    #expect(result.prefix(2) == [-1.5, 2.5])
  }

  @Test func valuesBetweenElementsAreInterpolated() {
    let places: [Float] = vDSP.ramp(in: 0...2, count: 5)
    #expect(places == [0, 0.5, 1, 1.5, 2])
    #expect(vDSP.linearInterpolate(elementsOf: [0, 10, 30], using: places) == [0, 5, 10, 20, 30])
  }
}
