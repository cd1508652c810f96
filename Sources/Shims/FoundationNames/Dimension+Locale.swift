import Foundation

/// A dimension of which locales prefer some units, such as miles for the length of a road.
public protocol _LocalizedDimension {}

extension _LocalizedDimension {
  /// Replaces the new object, which an initializer of a protocol can do.
  fileprivate init(unit: Self) { self = unit }
}

extension _LocalizedDimension where Self: Dimension {
  /// Creates the unit that a locale prefers for one base unit, such as one metre.
  public init(forLocale locale: Locale, usage: MeasurementFormatUnitUsage<Self> = .general) {
    self.init(unit: Self.preferred(in: locale, usage: usage.identifier))
  }

  /// The base unit if CLDR prefers no single unit of the dimension.
  private static func preferred(in locale: Locale, usage: String?) -> Self {
    let base = baseUnit()
    guard let usage, let identifier = base.identifier else { return base }
    // ICU writes a number in the preferred unit but does not name that unit, so texts are compared.
    let region = Locale(identifier: locale.region.map { "en_\($0.identifier)" } ?? "en")
    func text(_ value: Double, _ unit: String, usage: String = "") -> String? {
      ICUText.number(
        value, skeleton: "unit/\(unit) \(usage)unit-width-full-name .00", locale: region)?
        .text
    }
    let wanted = text(1, identifier, usage: "usage/\(usage) ")
    return identified(as: Self.self).first { unit in
      let value = Measurement(value: 1, unit: base).converted(to: unit).value
      return unit.identifier.map { text(value, $0) == wanted } ?? false
    } ?? base
  }
}

extension UnitArea: _LocalizedDimension {}
extension UnitConcentrationMass: _LocalizedDimension {}
extension UnitEnergy: _LocalizedDimension {}
extension UnitLength: _LocalizedDimension {}
extension UnitMass: _LocalizedDimension {}
extension UnitPower: _LocalizedDimension {}
extension UnitPressure: _LocalizedDimension {}
extension UnitSpeed: _LocalizedDimension {}
extension UnitTemperature: _LocalizedDimension {}
extension UnitVolume: _LocalizedDimension {}
