import Testing

@testable import Rasterizer

struct BlurredEdgeTests {
  @Test(arguments: [0, 0.01, 0.5, 1, 5, 40] as [Double])
  func coverageRisesFromNothingToAll(deviation: Double) {
    let edge = BlurredEdge(deviation: deviation)
    var last: Float = 0
    for pixel in (-edge.reach - 3)...(edge.reach + 3) {
      let coverage = edge.coverage(pixel, from: 0.25)
      #expect(coverage >= last && coverage <= 1.0001, "\(pixel)")
      last = coverage
    }
    #expect(edge.coverage(-edge.reach - 3, from: 0.25) == 0)
    #expect(abs(last - 1) < 0.0001)
    #expect(edge.coverage(-1_000_000, from: 0) == 0 && edge.coverage(1_000_000, from: 0) == 1)
  }

  @Test func anEdgeWithoutBlurIsSharp() {
    let edge = BlurredEdge(deviation: 0)
    #expect((-2...2).map { edge.coverage($0, from: 0) } == [0, 0, 1, 1, 1])
    #expect((-2...2).map { edge.coverage($0, from: -0.75) } == [0, 0.75, 1, 1, 1])
  }

  @Test(arguments: [1, 3.5, 20] as [Double])
  func theEdgeIsSymmetric(deviation: Double) {
    let edge = BlurredEdge(deviation: deviation)
    for pixel in 0...edge.reach {
      let sum = edge.coverage(pixel, from: 0) + edge.coverage(-1 - pixel, from: 0)
      #expect(abs(sum - 1) < 0.0001, "\(pixel)")
    }
  }

  @Test func aRowIsTheDifferenceOfTwoEdges() {
    let edge = BlurredEdge(deviation: 4)
    var row = [Float](repeating: -1, count: 60)
    edge.fill(&row, -20..<40, from: 3.5, to: 13)
    #expect(abs(row.reduce(0, +) - 9.5) < 0.001, "a blur keeps the sum")
    edge.fill(&row, -20..<40, from: 7, to: 7)
    #expect(row.allSatisfy { $0 == 0 }, "no width, no coverage")
  }
}
