import Foundation
import SwiftUI
import Testing

struct MeasurementFormatStyleTests {
  private let us = Locale(identifier: "en_US")
  private let germany = Locale(identifier: "de_DE")

  @Test func widthsOfUnits() {
    let wind = Measurement(value: 17, unit: UnitSpeed.kilometersPerHour)
    func text(
      _ width: Measurement<UnitSpeed>.FormatStyle.UnitWidth, _ locale: Locale
    ) -> String {
      wind.formatted(.measurement(width: width, usage: .asProvided).locale(locale))
    }
    #expect(text(.wide, us) == "17 kilometers per hour")
    #expect(text(.abbreviated, us) == "17 km/h")
    #expect(text(.narrow, us) == "17km/h")
    #expect(text(.wide, germany) == "17 Kilometer pro Stunde")
  }

  @Test func theUnitIsThatOfTheRegion() {
    let distance = Measurement(value: 10, unit: UnitLength.kilometers)
    let style = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: us, usage: .road)
    #expect(style.format(distance) == "6.2 mi")
    #expect(style.locale(germany).format(distance) == "10 km")
    let height = Measurement(value: 1.8, unit: UnitLength.meters)
    #expect(
      height.formatted(.measurement(width: .narrow, usage: .personHeight).locale(us)) == "5′ 11″")
  }

  @Test func temperatures() {
    let air = Measurement(value: 24.3, unit: UnitTemperature.celsius)
    let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
    func text(
      _ usage: MeasurementFormatUnitUsage<UnitTemperature>, hides: Bool, _ locale: Locale
    ) -> String {
      air.formatted(
        .measurement(
          width: .narrow, usage: usage, hidesScaleName: hides, numberFormatStyle: whole
        ).locale(locale))
    }
    #expect(text(.asProvided, hides: true, us) == "24°")
    #expect(text(.weather, hides: true, us) == "76°")
    #expect(text(.weather, hides: true, germany) == "24°")
    #expect(text(.weather, hides: false, us) == "76°")
    #expect(air.formatted(.measurement(width: .abbreviated).locale(us)) == "76°F")
  }

  @Test func theNumberHasItsOwnStyle() {
    let distance = Measurement(value: 1234.5678, unit: UnitLength.kilometers)
    let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
    #expect(
      distance.formatted(
        .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: style)
          .locale(us)) == "1,234.6 km")
    #expect(
      distance.formatted(
        .measurement(width: .abbreviated, usage: .general, numberFormatStyle: style).locale(us))
        == "767.1 mi")
    #expect(
      distance.formatted(
        .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: style)
          .locale(germany)) == "1.234,6 km")
  }

  @Test func unitsOfAnAppHaveTheirSymbol() {
    let unit = UnitLength(symbol: "rod", converter: UnitConverterLinear(coefficient: 5.0292))
    let fence = Measurement(value: 2.5, unit: unit)
    #expect(
      fence.formatted(.measurement(width: .wide, usage: .asProvided).locale(us)) == "2.5 rod")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -0.0])
  func unusualValuesHaveATextToo(value: Double) {
    let measurement = Measurement(value: value, unit: UnitMass.kilograms)
    #expect(!measurement.formatted(.measurement(width: .wide).locale(us)).isEmpty)
  }

  @Test func everyUnitOfFoundationHasANameInCLDR() {
    #expect(UnitLength.astronomicalUnits.identifierIsKnown)
    let units: [Dimension] = [
      UnitAcceleration.gravity, UnitAngle.revolutions, UnitArea.hectares,
      UnitConcentrationMass.gramsPerLiter, UnitDispersion.partsPerMillion, UnitDuration.picoseconds,
      UnitElectricCurrent.milliamperes, UnitEnergy.kilowattHours, UnitFrequency.millihertz,
      UnitFuelEfficiency.milesPerImperialGallon, UnitIlluminance.lux,
      UnitInformationStorage.tebibytes, UnitMass.metricTons, UnitPower.horsepower,
      UnitPressure.inchesOfMercury, UnitSpeed.knots, UnitTemperature.kelvin,
      UnitVolume.imperialFluidOunces,
    ]
    for unit in units { #expect(unit.identifierIsKnown, "\(unit.symbol)") }
  }

  @Test func formatters() {
    let formatter = MeasurementFormatter()
    formatter.locale = us
    let distance = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(formatter.string(from: distance) == "3.107 mi")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: distance) == "5 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: distance) == "5 kilometers")
    #expect(formatter.string(from: UnitLength.kilometers) == "kilometers")
    #expect(formatter.string(for: distance) == "5 kilometers")
    #expect(formatter.string(for: 5) == nil)
    formatter.unitOptions = .temperatureWithoutUnit
    formatter.unitStyle = .medium
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°")
  }
}

extension Dimension {
  /// Whether a long name of the unit differs from its symbol.
  fileprivate var identifierIsKnown: Bool {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.unitStyle = .long
    return formatter.string(from: self as Unit) != symbol
  }
}
