import Foundation

/// The text of a measurement with its unit.
struct MeasurementText {
  var value: Double
  var unit: Unit
  var locale: Locale
  /// The skeleton of the unit's width, such as "unit-width-short".
  var width: String
  /// The purpose by which the locale chooses the unit; nil keeps the unit.
  var usage: String?
  /// Whether the letter of the scale is left out of a temperature.
  var hidesScaleName = false

  /// Returns the text; `digits` formats the number, or ICU if it is nil.
  func text(digits: ((Double) -> String)?) -> String {
    let (value, unit) = hidesScaleName ? withoutScale : (value, unit.identifier)
    guard let unit else { return plain(digits) }
    let usage = hidesScaleName ? nil : usage.map { "usage/\($0) " }
    let kind = hidesScaleName ? "measure-unit" : "unit"
    let skeleton = "\(kind)/\(unit) \(usage ?? "")\(width)"
    guard let number = ICUText.number(value, skeleton: skeleton, locale: locale) else {
      // CLDR has no preferred units for some dimensions, and ICU then has no usage for them.
      guard self.usage != nil, !hidesScaleName else { return plain(digits) }
      var kept = self
      kept.usage = nil
      return kept.text(digits: digits)
    }
    guard let digits else { return number.text }
    guard usage != nil else { return number.replacingDigits(digits(value)) }
    // The number in the locale's unit, in digits that `Double` can parse.
    let region = locale.region.map { "en_\($0.identifier)" } ?? "en"
    let exact = ICUText.number(
      value, skeleton: "\(skeleton) .########## group-off numbering-system/latn",
      locale: Locale(identifier: region))
    let converted = exact.flatMap { Double($0.text[$0.digits]) }
    return number.replacingDigits(digits(converted ?? value))
  }

  /// The number of degrees in the locale's scale, and the unit of degrees without a scale.
  private var withoutScale: (Double, String?) {
    guard let unit = unit as? UnitTemperature, usage != nil else {
      return (value, "temperature-generic")
    }
    let scale: UnitTemperature = locale.measurementSystem == .us ? .fahrenheit : .celsius
    return (
      Measurement(value: value, unit: unit).converted(to: scale).value, "temperature-generic"
    )
  }

  /// Returns the number, followed by the symbol of the unit.
  private func plain(_ digits: ((Double) -> String)?) -> String {
    let style = FloatingPointFormatStyle<Double>(locale: locale)
    return "\(digits?(value) ?? style.format(value)) \(unit.symbol)"
  }
}
