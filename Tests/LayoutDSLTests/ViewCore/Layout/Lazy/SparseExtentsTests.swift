import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@Suite struct SparseExtentsTests {
  @Test func countsUnmeasuredElementsWithTheAverage() {
    var extents = SparseExtents()
    extents.resize(to: 1_000_000)
    extents.estimate = 44
    #expect(extents.total == 44_000_000)
    extents.set(20, at: 3)
    extents.set(20, at: 999_999)
    #expect(extents.total == 20_000_000)
    #expect(extents.prefix(900_000) == 18_000_000)
    extents.set(40, at: 4)
    extents.set(40, at: 5)
    #expect(extents.average == 30)
    #expect(extents.prefix(5) == 150)
    #expect(extents.prefix(10) == 310)
  }

  @Test func findsTheElementThatEndsBeyondADistance() {
    var extents = SparseExtents()
    extents.resize(to: 100)
    extents.estimate = 10
    #expect(extents.firstIndex(endingAfter: -5) == 0)
    #expect(extents.firstIndex(endingAfter: 0) == 0)
    #expect(extents.firstIndex(endingAfter: 9.5) == 0)
    #expect(extents.firstIndex(endingAfter: 10) == 1)
    #expect(extents.firstIndex(endingAfter: 995) == 99)
    #expect(extents.firstIndex(endingAfter: 1000) == 100)
    #expect(extents.firstIndex(endingAfter: .infinity) == 100)
  }

  @Test func anchorsKeepTheirPosition() {
    var extents = SparseExtents()
    extents.resize(to: 1000)
    extents.estimate = 10
    extents.setAnchor(500)
    for index in 500..<510 {
      extents.set(CGFloat(20 + index % 3), at: index)
    }
    #expect(extents.prefix(500) == 5000)
    #expect(extents.prefix(250) == 2500)
    extents.setAnchor(700)
    let before = extents.prefix(700)
    extents.set(100, at: 800)
    #expect(abs(extents.prefix(700) - before) < 1e-6)
  }

  /// Compares the sums with an array of all lengths.
  @Test func agreesWithAModel() {
    var extents = SparseExtents()
    var state: UInt64 = 7
    func random(_ range: ClosedRange<Int>) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + Int((state >> 33) % UInt64(range.count))
    }
    for _ in 0..<40 {
      let count = random(1...2000)
      extents.removeAll()
      extents.resize(to: count)
      var model = [CGFloat?](repeating: nil, count: count)
      for _ in 0..<random(1...100) {
        let index = random(0...(count - 1))
        let value = CGFloat(random(0...50))
        extents.set(value, at: index)
        model[index] = value
      }
      let shorter = random(1...count)
      extents.resize(to: shorter)
      model.removeSubrange(shorter...)
      let measured = model.compactMap { $0 }
      guard !measured.isEmpty else { continue }
      let average = measured.reduce(0, +) / CGFloat(measured.count)
      for _ in 0..<20 {
        let length = random(0...shorter)
        let expected = model.prefix(length).reduce(0) { $0 + ($1 ?? average) }
        #expect(abs(extents.prefix(length) - expected) < 1e-6)
        #expect(extents.isMeasured(length) == model.prefix(length).allSatisfy { $0 != nil })
      }
    }
  }
}
