import Testing

@testable import Charts

struct PositionScaleTests {
  @Test func numbersGrowToTheRightAndUpwards() {
    let x = PositionScale(.numbers(0...10), axis: .horizontal)
    #expect(x.position(of: .number(2.5), in: 200) == 50)
    let y = PositionScale(.numbers(0...10), axis: .vertical)
    #expect(y.position(of: .number(2.5), in: 200) == 150)
    #expect(y.value(at: 150, in: 200) == .number(2.5))
  }

  @Test func categoriesAreInTheMiddleOfTheirBands() {
    let x = PositionScale(.categories(["a", "b"]), axis: .horizontal)
    #expect(x.position(of: .category("b"), in: 200) == 150)
    #expect(x.band(in: 200) == 100)
    #expect(x.value(at: 99, in: 200) == .category("a"))
    #expect(x.value(at: 201, in: 200) == nil && x.value(at: -1, in: 200) == nil)
    // The first category is at the top.
    let y = PositionScale(.categories(["a", "b"]), axis: .vertical)
    #expect(y.position(of: .category("a"), in: 200) == 50)
  }

  @Test func valuesOfAnotherKindHaveNoPlace() {
    let x = PositionScale(.numbers(0...10), axis: .horizontal)
    #expect(x.position(of: .category("a"), in: 200) == nil)
    #expect(x.position(of: .date(1), in: 200) == nil)
    #expect(PositionScale(.none, axis: .vertical).value(at: 1, in: 2) == nil)
  }

  @Test func aRangeOfPointsPadsOrReplacesThePlot() {
    var x = PositionScale(.numbers(0...10), axis: .horizontal)
    x.range = .plot(start: 20, end: 30)
    #expect(x.position(of: .number(0), in: 200) == 20)
    #expect(x.position(of: .number(10), in: 200) == 170)
    x.range = .points(5, 25)
    #expect(x.position(of: .number(5), in: 200) == 15)
    x.isReversed = true
    #expect(x.position(of: .number(0), in: 200) == 25)
  }

  @Test(arguments: [
    (ScaleType.log, 1.0...100, 10.0), (.squareRoot, 0...16, 4),
    (.power(exponent: 2), 0...2, .sqrt2),
    (.symmetricLog, -10...10, 0),
  ])
  func scalesOfOtherTypesHaveTheirMiddleElsewhere(
    type: ScaleType, domain: ClosedRange<Double>, middle: Double
  ) throws {
    var x = PositionScale(.numbers(domain), axis: .horizontal)
    x.type = type
    let place = try #require(x.position(of: .number(middle), in: 200))
    #expect(abs(place - 100) < 1e-9)
    guard case .number(let back)? = x.value(at: 100, in: 200) else {
      Issue.record("no value")
      return
    }
    #expect(abs(back - middle) < 1e-9)
  }

  @Test func hostileValuesHaveNoPlace() {
    var x = PositionScale(.numbers(-10...10), axis: .horizontal)
    #expect(x.position(of: .number(.nan), in: 200) == nil)
    #expect(x.position(of: .number(.infinity), in: 200) == nil)
    #expect(x.value(at: .nan, in: 200) == nil)
    x.type = .log
    #expect(x.position(of: .number(5), in: 200) == nil)
  }
}

extension Double {
  fileprivate static let sqrt2 = 2.0.squareRoot()
}
