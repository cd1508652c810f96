import HealthKit
import Testing

struct HKUnitTests {
  @Test func quantitiesAreConverted() {
    let distance = HKQuantity(unit: .mile(), doubleValue: 1)
    #expect(distance.doubleValue(for: .meter()) == 1609.344)
    #expect(abs(distance.doubleValue(for: .meterUnit(with: .kilo)) - 1.609344) < 1e-12)
    let heat = HKQuantity(unit: .degreeCelsius(), doubleValue: 100)
    #expect(abs(heat.doubleValue(for: .degreeFahrenheit()) - 212) < 1e-9)
    let pulse = HKQuantity(unit: .count().unitDivided(by: .minute()), doubleValue: 90)
    #expect(abs(pulse.doubleValue(for: HKUnit(from: "count/s")) - 1.5) < 1e-12)
  }

  @Test func quantitiesAreComparedInOneUnit() {
    let long = HKQuantity(unit: .mile(), doubleValue: 1)
    let short = HKQuantity(unit: .meter(), doubleValue: 1600)
    #expect(long.compare(short) == .orderedDescending)
    #expect(short.compare(long) == .orderedAscending)
  }

  @Test func aMoleIsItsMass() {
    let perLitre = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose)
      .unitDivided(by: .liter())
    let glucose = HKQuantity(unit: HKUnit(from: "mg/L"), doubleValue: 1801.558_8)
    #expect(abs(glucose.doubleValue(for: perLitre) - 10) < 1e-9)
    #expect(abs(glucose.doubleValue(for: HKUnit(from: perLitre.unitString)) - 10) < 1e-9)
    #expect(glucose.is(compatibleWith: perLitre))
    #expect(HKUnit.moleUnit(withMolarMass: 2).unitString == "mol<2.0>")
  }

  @Test func onlyUnitsOfAKindAreCompatible() {
    let pulse = HKQuantity(unit: HKUnit(from: "count/min"), doubleValue: 90)
    #expect(pulse.is(compatibleWith: .second().reciprocal()))
    #expect(pulse.is(compatibleWith: .count().unitDivided(by: .hour())))
    #expect(!pulse.is(compatibleWith: .minute()))
    #expect(!HKQuantity(unit: .gram(), doubleValue: 1).is(compatibleWith: .meter()))
    #expect(HKQuantity(unit: .pound(), doubleValue: 1).is(compatibleWith: HKUnit(from: "kg")))
  }
}
