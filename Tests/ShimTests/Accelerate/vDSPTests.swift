import Accelerate
import Testing

struct VectorArithmeticTests {
  private let left: [Double] = [1, 2, 3]
  private let right: [Double] = [4, 5, 6]

  @Test func vectorsAreCombinedElementByElement() {
    #expect(vDSP.add(left, right) == [5, 7, 9])
    #expect(vDSP.subtract(left[0..<2], right[0..<2]) == [-3, -3])
    #expect(vDSP.multiply(left, right) == [4, 10, 18])
    #expect(vDSP.divide(right, left) == [4, 2.5, 2])
    #expect(vDSP.multiply(2, left) == [2, 4, 6])
    #expect(vDSP.add(1, left) == [2, 3, 4])
    #expect(vDSP.clip(left, to: 1.5...2.5) == [1.5, 2, 2.5])
  }

  @Test func resultsAreWrittenIntoAVector() {
    var result: [Float] = [9, 9]
    vDSP.add([1, 2] as [Float], [3, 4] as [Float], result: &result)
    #expect(result == [4, 6])
    vDSP.subtract(result[0..<1], [1] as [Float], result: &result[0..<1])
    #expect(result == [3, 6])
    vDSP.multiply(2, result, result: &result)
    #expect(result == [6, 12])
    vDSP.divide(12, result, result: &result)
    #expect(result == [2, 1])
  }

  @Test func vectorsAreReducedToANumber() {
    #expect(vDSP.sum(left) == 6 && vDSP.mean(left) == 2 && vDSP.dot(left, right) == 32)
    #expect(vDSP.rootMeanSquare([3, 4, 3, 4] as [Double]) == 12.5.squareRoot())
    #expect(vDSP.maximum(left) == 3 && vDSP.minimum(left) == 1)
    #expect(vDSP.maximum([] as [Double]) == -.infinity && vDSP.mean([] as [Double]).isNaN)
  }
}
