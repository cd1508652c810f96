import Foundation

/// Fixed forecasts for 14 June 2024.
enum SampleData {
  static let places = [lisbon, bergen, tokyo]

  static let lisbon = Place(
    name: "Lisbon", country: "Portugal", timeZone: zone("Europe/Lisbon"),
    current: Current(
      date: noon, condition: .clear, temperature: 24.3, feelsLike: 25.6, humidity: 0.46,
      pressure: Measurement(value: 1_016, unit: .hectopascals),
      wind: Measurement(value: 17, unit: .kilometersPerHour), windDirection: 315,
      visibility: Measurement(value: 24, unit: .kilometers), uvIndex: 8, airQuality: 0.3),
    hours: hours(
      [24.3, 25.1, 25.8, 26.2, 25.9, 25.0, 23.6, 22.1, 20.8, 19.6, 18.9, 18.4],
      [.clear, .clear, .clear, .partlyCloudy, .partlyCloudy, .clear]
        + Array(repeating: .clearNight, count: 6),
      rain: [0, 0, 0, 0, 0.1, 0.1, 0, 0, 0, 0, 0, 0]),
    days: days(
      lows: [16, 17, 18, 17, 15, 15, 16], highs: [26, 27, 29, 25, 22, 23, 25],
      [.clear, .clear, .clear, .partlyCloudy, .rain, .cloudy, .clear],
      rain: [0, 0, 0, 0.2, 0.7, 0.3, 0]))

  static let bergen = Place(
    name: "Bergen", country: "Norway", timeZone: zone("Europe/Oslo"),
    current: Current(
      date: noon, condition: .rain, temperature: 11.2, feelsLike: 8.4, humidity: 0.91,
      pressure: Measurement(value: 998, unit: .hectopascals),
      wind: Measurement(value: 38, unit: .kilometersPerHour), windDirection: 225,
      visibility: Measurement(value: 6.5, unit: .kilometers), uvIndex: 2, airQuality: 0.15),
    hours: hours(
      [11.2, 11.4, 11.9, 12.3, 12.0, 11.6, 11.1, 10.4, 9.8, 9.4, 9.1, 8.8],
      [.rain, .rain, .thunderstorm, .thunderstorm, .rain, .rain]
        + Array(repeating: .cloudy, count: 6),
      rain: [0.8, 0.9, 0.95, 0.9, 0.8, 0.6, 0.4, 0.3, 0.3, 0.2, 0.2, 0.3]),
    days: days(
      lows: [8, 7, 9, 9, 10, 8, 7], highs: [12, 13, 14, 16, 15, 12, 11],
      [.thunderstorm, .rain, .cloudy, .partlyCloudy, .rain, .rain, .fog],
      rain: [0.95, 0.8, 0.4, 0.1, 0.6, 0.75, 0.5]),
    alert: "Gale warning until 21:00. Secure loose objects outdoors.")

  static let tokyo = Place(
    name: "Tokyo", country: "Japan", timeZone: zone("Asia/Tokyo"),
    current: Current(
      date: noon, condition: .clearNight, temperature: 21.7, feelsLike: 22.9, humidity: 0.72,
      pressure: Measurement(value: 1_009, unit: .hectopascals),
      wind: Measurement(value: 9, unit: .kilometersPerHour), windDirection: 90,
      visibility: Measurement(value: 14, unit: .kilometers), uvIndex: 0, airQuality: 0.6),
    hours: hours(
      [21.7, 21.3, 21.0, 20.8, 20.6, 20.5, 20.9, 21.8, 23.0, 24.4, 25.7, 26.8],
      Array(repeating: .clearNight, count: 7) + Array(repeating: .partlyCloudy, count: 5),
      rain: Array(repeating: 0, count: 12)),
    days: days(
      lows: [20, 21, 21, 22, 22, 21, 20], highs: [28, 29, 30, 27, 26, 28, 29],
      [.partlyCloudy, .clear, .clear, .rain, .rain, .cloudy, .partlyCloudy],
      rain: [0.1, 0, 0, 0.65, 0.8, 0.35, 0.1]))

  /// 14 June 2024, 12:00 UTC.
  static let noon = Date(timeIntervalSince1970: 1_718_366_400)

  private static func zone(_ identifier: String) -> TimeZone {
    TimeZone(identifier: identifier) ?? .gmt
  }

  private static func hours(
    _ temperatures: [Double], _ conditions: [Condition], rain: [Double]
  ) -> [HourForecast] {
    temperatures.indices.map { index in
      HourForecast(
        date: noon.addingTimeInterval(Double(index) * 3_600), condition: conditions[index],
        temperature: temperatures[index], chanceOfRain: rain[index])
    }
  }

  private static func days(
    lows: [Double], highs: [Double], _ conditions: [Condition], rain: [Double]
  ) -> [DayForecast] {
    conditions.indices.map { index in
      DayForecast(
        date: noon.addingTimeInterval(Double(index) * 86_400), condition: conditions[index],
        low: lows[index], high: highs[index], chanceOfRain: rain[index])
    }
  }
}
