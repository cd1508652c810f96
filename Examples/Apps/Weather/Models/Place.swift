import Foundation

struct Place: Identifiable, Hashable, Sendable {
  let name: String
  let country: String
  let timeZone: TimeZone
  let current: Current
  let hours: [HourForecast]
  let days: [DayForecast]
  var alert: String?

  var id: String { name }

  /// The coldest and the warmest temperature of all days.
  var range: ClosedRange<Double> {
    let low = days.map(\.low).min() ?? current.temperature
    let high = days.map(\.high).max() ?? current.temperature
    return low...high
  }
}

/// The observation of this moment; temperatures are in degrees Celsius.
struct Current: Hashable, Sendable {
  let date: Date
  let condition: Condition
  let temperature: Double
  let feelsLike: Double
  let humidity: Double
  let pressure: Measurement<UnitPressure>
  let wind: Measurement<UnitSpeed>
  let windDirection: Double
  let visibility: Measurement<UnitLength>
  let uvIndex: Int
  let airQuality: Double
}

struct HourForecast: Identifiable, Hashable, Sendable {
  let date: Date
  let condition: Condition
  let temperature: Double
  let chanceOfRain: Double

  var id: Date { date }
}

struct DayForecast: Identifiable, Hashable, Sendable {
  let date: Date
  let condition: Condition
  let low: Double
  let high: Double
  let chanceOfRain: Double

  var id: Date { date }
}
