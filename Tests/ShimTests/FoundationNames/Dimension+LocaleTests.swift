import Foundation
import SwiftUI
import Testing

struct DimensionLocaleTests {
  private let us = Locale(identifier: "en_US")
  private let germany = Locale(identifier: "de_DE")

  @Test func unitsOfARegion() {
    #expect(UnitTemperature(forLocale: us) == .fahrenheit)
    #expect(UnitTemperature(forLocale: germany) == .celsius)
    #expect(UnitSpeed(forLocale: us) == .milesPerHour)
    #expect(UnitSpeed(forLocale: germany) == .kilometersPerHour)
    #expect(UnitLength(forLocale: us) == .feet)
    #expect(UnitLength(forLocale: germany) == .meters)
    #expect(UnitMass(forLocale: us, usage: .personWeight) == .pounds)
    #expect(UnitMass(forLocale: germany, usage: .personWeight) == .kilograms)
  }

  @Test func unitsOfAPurpose() {
    #expect(UnitSpeed(forLocale: germany, usage: .wind) == .kilometersPerHour)
    #expect(UnitPressure(forLocale: us, usage: .barometric) == .inchesOfMercury)
    #expect(UnitLength(forLocale: us, usage: .rainfall) == .inches)
    #expect(UnitLength(forLocale: germany, usage: .asProvided) == .meters)
  }
}
