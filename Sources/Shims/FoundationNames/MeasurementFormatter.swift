import Foundation

/// Text of measurements, such as "3.107 mi".
///
/// Foundation has an unusable type of the same name on this system, so `snap` declares this one in
/// the app's module.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// The rules for choosing a unit.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit of the measurement.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// A unit that suits the size of the value.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// The letter of the scale is left out of a temperature.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// The rules for choosing the unit.
  open var unitOptions: UnitOptions = []
  /// The length of a unit's name.
  open var unitStyle = Formatter.UnitStyle.medium
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The locale of the text.
  open var locale: Locale! = .autoupdatingCurrent
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The formatter of the number.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Returns the text of a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let locale = locale ?? .autoupdatingCurrent
    numberFormatter.locale = locale
    let text = MeasurementText(
      value: measurement.value, unit: measurement.unit, locale: locale, width: width,
      usage: unitOptions.contains(.providedUnit) ? nil : "default",
      hidesScaleName: unitOptions.contains(.temperatureWithoutUnit)
        && measurement.unit is UnitTemperature)
    return text.text { [numberFormatter] in
      numberFormatter?.string(from: NSNumber(value: $0)) ?? "\($0)"
    }
  }

  /// Returns the name of a unit.
  open func string(from unit: Unit) -> String {
    let skeleton = unit.identifier.map { "unit/\($0) \(width)" }
    let named = skeleton.flatMap {
      ICUText.number(2, skeleton: $0, locale: locale ?? .autoupdatingCurrent)
    }
    return named?.replacingDigits("").trimmingCharacters(in: .whitespaces) ?? unit.symbol
  }

  /// Returns the text of a measurement, or the name of a unit; nil for another value.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let unit as Unit: string(from: unit)
    case let measurement as any AnyMeasurement: string(from: measurement.plain)
    default: nil
    }
  }

  private var width: String {
    switch unitStyle {
    case .long: "unit-width-full-name"
    case .short: "unit-width-narrow"
    default: "unit-width-short"
    }
  }
}

/// A measurement of any unit.
private protocol AnyMeasurement {
  var plain: Measurement<Unit> { get }
}

extension Measurement: AnyMeasurement {
  fileprivate var plain: Measurement<Unit> { Measurement<Unit>(value: value, unit: unit) }
}
