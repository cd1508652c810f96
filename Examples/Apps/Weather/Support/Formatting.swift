import SwiftUI

enum TemperatureUnit: String, CaseIterable, Identifiable, Sendable {
  case celsius, fahrenheit

  var id: Self { self }

  var title: LocalizedStringResource {
    switch self {
    case .celsius: "Celsius (°C)"
    case .fahrenheit: "Fahrenheit (°F)"
    }
  }

  private var unit: UnitTemperature {
    switch self {
    case .celsius: .celsius
    case .fahrenheit: .fahrenheit
    }
  }

  /// The value of a temperature that is given in degrees Celsius.
  func value(_ celsius: Double) -> Double {
    Measurement(value: celsius, unit: UnitTemperature.celsius).converted(to: unit).value
  }

  /// A temperature such as “21°”.
  func text(_ celsius: Double) -> String {
    value(celsius).formatted(.number.precision(.fractionLength(0))) + "°"
  }
}

extension EnvironmentValues {
  @Entry var temperatureUnit = TemperatureUnit.celsius
}

extension Measurement {
  /// The rounded value with the symbol of the unit, such as “17 km/h”.
  var text: String {
    value.formatted(.number.precision(.fractionLength(0...1))) + " " + unit.symbol
  }
}

extension FormatStyle where Self == Date.FormatStyle {
  /// An hour such as “2 PM”, in the time of a place.
  static func hour(in timeZone: TimeZone) -> Self {
    var style = Date.FormatStyle().hour(.defaultDigits(amPM: .abbreviated))
    style.timeZone = timeZone
    return style
  }

  /// A weekday such as “Fri”, in the time of a place.
  static func weekday(in timeZone: TimeZone) -> Self {
    var style = Date.FormatStyle().weekday(.abbreviated)
    style.timeZone = timeZone
    return style
  }
}
