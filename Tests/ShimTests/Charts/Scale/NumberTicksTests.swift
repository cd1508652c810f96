import Testing

@testable import Charts

struct NumberTicksTests {
  @Test(arguments: [
    (0.0...916, 5, [0.0, 200, 400, 600, 800, 1000]), (0...1, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]),
    (-38...124, 5, [-50, 0, 50, 100, 150]), (0...7, 3, [0, 5, 10]),
    (0...0.3, 4, [0, 0.1, 0.2, 0.3]), (-2...22, 3, [-10, 0, 10, 20, 30]),
    (0...11, 3, [0, 5, 10, 15]),
  ])
  func stepsAreNiceAndTheirNumberIsNearTheWantedOne(
    range: ClosedRange<Double>, count: Int, expected: [Double]
  ) {
    let ticks = NumberTicks(for: range, desiredCount: count)
    let rounded = ticks.rounding(range, lower: true, upper: true)
    #expect(ticks.values(in: rounded) == expected)
  }

  @Test func zeroHasNoSign() {
    #expect(NumberTicks(step: 500).values(in: 0...1000).map(\.sign) == [.plus, .plus, .plus])
    #expect(NumberTicks(step: 0.5).values(in: -0.2...1).map(\.sign) == [.plus, .plus, .plus])
  }

  @Test(arguments: [-2.0...22, 0...11, 0...23, 0...8400, -38...124], [3, 4, 5])
  func aRangeThatWasRoundedHasMarksAtItsEnds(range: ClosedRange<Double>, count: Int) {
    let rounded = NumberTicks(for: range, desiredCount: count)
      .rounding(range, lower: true, upper: true)
    let values = NumberTicks(for: rounded, desiredCount: count).values(in: rounded)
    #expect(values.first == rounded.lowerBound)
    #expect(values.last == rounded.upperBound)
  }

  @Test func valuesOutsideTheRangeAreLeftOut() {
    #expect(NumberTicks(step: 5).values(in: 1...16) == [5, 10, 15])
    #expect(NumberTicks(step: 5).values(in: 1...16, coversBounds: true) == [0, 5, 10, 15, 20])
    #expect(NumberTicks(step: 5).values(in: 5...5) == [5])
  }

  @Test func boundsAreRoundedOnlyWhereWanted() {
    let ticks = NumberTicks(step: 10)
    #expect(ticks.rounding(3...27, lower: false, upper: true) == 3...30)
    #expect(ticks.rounding(3...27, lower: true, upper: false) == 0...27)
  }

  @Test func aSmallestStepIsRespected() {
    #expect(NumberTicks(for: 0...4, desiredCount: 20, minimumStep: 1).step == 1)
  }

  @Test func labelsHaveTheDigitsOfTheStep() {
    #expect(NumberTicks(step: 20).fractionDigits == 0)
    #expect(NumberTicks(step: 0.5).fractionDigits == 1)
    #expect(NumberTicks(step: 0.02).fractionDigits == 2)
  }

  @Test func hostileRangesHaveNoMarksOrFew() {
    for step in [0, -1, .nan, .infinity, 1e-300] {
      #expect(NumberTicks(step: step).values(in: 0...1e9).isEmpty)
    }
    for range in [-1e308...1e308, 0...Double.infinity, 0...Double.leastNonzeroMagnitude, 7...7] {
      let ticks = NumberTicks(for: range, desiredCount: .max)
      #expect(ticks.step > 0 && ticks.step.isFinite)
      #expect(ticks.values(in: range).count <= NumberTicks.limit)
    }
  }
}
