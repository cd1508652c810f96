import Foundation
import Testing

@testable import Charts

private enum Fruit: String, Plottable { case apple, pear }

private struct Mass: Plottable, Equatable {
  var grams: Double
  init(grams: Double) { self.grams = grams }
  init?(primitivePlottable: Double) { self.init(grams: primitivePlottable * 1000) }
  var primitivePlottable: Double { grams / 1000 }
}

struct PlottableTests {
  @Test func valuesBecomeNumbersDatesOrNames() {
    #expect(DataValue(UInt8(3)) == .number(3))
    #expect(DataValue(Decimal(1.5)) == .number(1.5))
    #expect(DataValue(Date(timeIntervalSinceReferenceDate: 7)) == .date(7))
    #expect(DataValue(Fruit.pear) == .category("pear"))
    #expect(DataValue(Mass(grams: 250)) == .number(0.25))
  }

  @Test func valuesComeBackAsTheirType() {
    #expect(DataValue.number(0.25).decoded(as: Mass.self) == Mass(grams: 250))
    #expect(DataValue.category("pear").decoded(as: Fruit.self) == .pear)
    #expect(DataValue.category("plum").decoded(as: Fruit.self) == nil)
    #expect(DataValue.number(2.9).decoded(as: Int.self) == 2)
    #expect(DataValue.number(1).decoded(as: Date.self) == nil)
  }

  @Test func numbersOutOfRangeHaveNoInteger() {
    for number in [300, -1, .nan, .infinity] {
      #expect(DataValue.number(number).decoded(as: UInt8.self) == nil)
    }
  }

  @Test func aDateOfAUnitIsABin() {
    let encoding = Encoding(
      Date(timeIntervalSinceReferenceDate: 90_000), unit: .hour, calendar: nil)
    #expect(encoding.value == .date(90_000) && encoding.upper == .date(93_600))
  }

  @Test func binsHaveNiceBounds() {
    let bins = NumberBins(data: [3.0, 41, .nan], desiredCount: 5)
    #expect(bins.thresholds == [0, 10, 20, 30, 40, 50])
    #expect(bins.index(for: 10) == 1 && bins.index(for: -5) == 0 && bins.index(for: 99) == 4)
    #expect(bins[1] == ChartBinRange(lowerBound: 10, upperBound: 20))
    #expect(NumberBins(size: 4, range: 1...9).thresholds == [0, 4, 8, 12])
    #expect(NumberBins<Int>(thresholds: []).isEmpty)
  }
}
