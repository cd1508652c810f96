import Foundation

extension Measurement where UnitType: Dimension {
  /// Returns the text of the measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement {
    style.format(self)
  }

  /// Returns the abbreviated text of the measurement in the unit that the locale prefers.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

  /// A style of texts of measurements, such as "17 km/h".
  ///
  /// Units and their names are those of CLDR, from ICU.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of a unit's name.
    public struct UnitWidth: Hashable, Codable, Sendable {
      let skeleton: String
      /// "17 kilometers per hour".
      public static var wide: UnitWidth { UnitWidth(skeleton: "unit-width-full-name") }
      /// "17 km/h".
      public static var abbreviated: UnitWidth { UnitWidth(skeleton: "unit-width-short") }
      /// "17km/h".
      public static var narrow: UnitWidth { UnitWidth(skeleton: "unit-width-narrow") }
    }

    /// The length of the unit's name.
    public var width: UnitWidth
    /// Whether the letter of the scale is left out of a temperature.
    public var hidesScaleName = false
    /// The locale of the text.
    public var locale: Locale
    /// The purpose, which decides the unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The style of the number; nil for the locale's.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Creates a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Returns the text of a measurement.
    public func format(_ value: Measurement<UnitType>) -> String {
      let text = MeasurementText(
        value: value.value, unit: value.unit, locale: locale, width: width.skeleton,
        usage: usage?.identifier, hidesScaleName: hidesScaleName)
      return text.text(digits: numberFormatStyle.map { $0.locale(locale).format })
    }

    /// Returns the style for a locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      var style = self
      style.locale = locale
      return style
    }
  }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Creates a style of temperatures.
  public init(
    width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    self.hidesScaleName = hidesScaleName
  }
}

extension FormatStyle {
  /// A style of measurements, such as "17 km/h".
  public static func measurement<UnitType: Dimension>(
    width: Self.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// A style of temperatures, such as "24°".
  public static func measurement(
    width: Self.UnitWidth, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
    hidesScaleName: Bool = false, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(
      width: width, usage: usage, hidesScaleName: hidesScaleName,
      numberFormatStyle: numberFormatStyle)
  }
}
