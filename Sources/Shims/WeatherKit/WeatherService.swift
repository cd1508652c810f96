// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreLocation
@_exported import Foundation

// The weather, which is not known: every request fails.

public enum WeatherError: LocalizedError, Hashable, Sendable {
  case permissionDenied, unknown
  public var errorDescription: String? { "The weather is not available." }
}

public enum WeatherCondition: String, Codable, CaseIterable, Sendable, CustomStringConvertible {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy,
    freezingDrizzle, freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane,
    isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms,
    sleet, smoky, snow, strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm, windy,
    wintryMix
  public var description: String {
    switch self {
    case .blizzard: "Blizzard"
    case .blowingDust: "Blowing Dust"
    case .blowingSnow: "Blowing Snow"
    case .breezy: "Breezy"
    case .clear: "Clear"
    case .cloudy: "Cloudy"
    case .drizzle: "Drizzle"
    case .flurries: "Flurries"
    case .foggy: "Foggy"
    case .freezingDrizzle: "Freezing Drizzle"
    case .freezingRain: "Freezing Rain"
    case .frigid: "Frigid"
    case .hail: "Hail"
    case .haze: "Haze"
    case .heavyRain: "Heavy Rain"
    case .heavySnow: "Heavy Snow"
    case .hot: "Hot"
    case .hurricane: "Hurricane"
    case .isolatedThunderstorms: "Isolated Thunderstorms"
    case .mostlyClear: "Mostly Clear"
    case .mostlyCloudy: "Mostly Cloudy"
    case .partlyCloudy: "Partly Cloudy"
    case .rain: "Rain"
    case .scatteredThunderstorms: "Scattered Thunderstorms"
    case .sleet: "Sleet"
    case .smoky: "Smoky"
    case .snow: "Snow"
    case .strongStorms: "Strong Storms"
    case .sunFlurries: "Sun Flurries"
    case .sunShowers: "Sun Showers"
    case .thunderstorms: "Thunderstorms"
    case .tropicalStorm: "Tropical Storm"
    case .windy: "Windy"
    case .wintryMix: "Wintry Mix"
    }
  }
  public var accessibilityDescription: String { description }
}
public enum Precipitation: String, Codable, CaseIterable, Sendable {
  case none, hail, mixed, rain, sleet, snow
}
public enum PressureTrend: String, Codable, Sendable { case rising, falling, steady }
public enum MoonPhase: String, Codable, CaseIterable, Sendable {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter
  case waningCrescent
  public var symbolName: String {
    switch self {
    case .new: "moonphase.new.moon"
    case .waxingCrescent: "moonphase.waxing.crescent"
    case .firstQuarter: "moonphase.first.quarter"
    case .waxingGibbous: "moonphase.waxing.gibbous"
    case .full: "moonphase.full.moon"
    case .waningGibbous: "moonphase.waning.gibbous"
    case .lastQuarter: "moonphase.last.quarter"
    case .waningCrescent: "moonphase.waning.crescent"
    }
  }
}
public enum WeatherSeverity: String, Codable, Sendable {
  case minor, moderate, severe, extreme, unknown
}

public struct UVIndex: Hashable, Codable, Sendable {
  public enum ExposureCategory: String, Codable, CaseIterable, Sendable {
    case low, moderate, high, veryHigh, extreme
    public var description: String {
      self == .veryHigh ? "Very High" : rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
    public var rangeValue: ClosedRange<Int> {
      switch self {
      case .low: 0...2
      case .moderate: 3...5
      case .high: 6...7
      case .veryHigh: 8...10
      case .extreme: 11...Int.max
      }
    }
  }
  public let value: Int
  public let category: ExposureCategory
}
public struct Wind: Hashable, Codable, Sendable {
  public enum CompassDirection: String, Codable, CaseIterable, Sendable {
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast
    case southSoutheast, south, southSouthwest, southwest, westSouthwest, west, westNorthwest
    case northwest, northNorthwest
    public var abbreviation: String {
      rawValue.replacing("north", with: "N").replacing("North", with: "N")
        .replacing("south", with: "S").replacing("South", with: "S")
        .replacing("east", with: "E").replacing("west", with: "W")
    }
  }
  public var compassDirection: CompassDirection
  public var direction: Measurement<UnitAngle>
  public var speed: Measurement<UnitSpeed>
  public var gust: Measurement<UnitSpeed>?
}
public struct WeatherMetadata: Hashable, Codable, Sendable {
  public var date: Date
  public var expirationDate: Date
  public var latitude: Double
  public var longitude: Double
}
public struct CurrentWeather: Hashable, Codable, Sendable {
  public var date: Date
  public var cloudCover: Double
  public var condition: WeatherCondition
  public var symbolName: String
  public var dewPoint: Measurement<UnitTemperature>
  public var humidity: Double
  public var pressure: Measurement<UnitPressure>
  public var pressureTrend: PressureTrend
  public var isDaylight: Bool
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var uvIndex: UVIndex
  public var visibility: Measurement<UnitLength>
  public var wind: Wind
  public var precipitationIntensity: Measurement<UnitSpeed>
  public var metadata: WeatherMetadata
}
public struct HourWeather: Hashable, Codable, Sendable {
  public var date: Date
  public var cloudCover: Double
  public var condition: WeatherCondition
  public var symbolName: String
  public var dewPoint: Measurement<UnitTemperature>
  public var humidity: Double
  public var isDaylight: Bool
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationAmount: Measurement<UnitLength>
  public var pressure: Measurement<UnitPressure>
  public var pressureTrend: PressureTrend
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var uvIndex: UVIndex
  public var visibility: Measurement<UnitLength>
  public var wind: Wind
}
public struct MinuteWeather: Hashable, Codable, Sendable {
  public var date: Date
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationIntensity: Measurement<UnitSpeed>
}
public struct SunEvents: Hashable, Codable, Sendable {
  public var sunrise: Date?
  public var sunset: Date?
  public var solarNoon: Date?
  public var solarMidnight: Date?
  public var civilDawn: Date?
  public var civilDusk: Date?
}
public struct MoonEvents: Hashable, Codable, Sendable {
  public var phase: MoonPhase
  public var moonrise: Date?
  public var moonset: Date?
}
public struct DayWeather: Hashable, Codable, Sendable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var highTemperature: Measurement<UnitTemperature>
  public var lowTemperature: Measurement<UnitTemperature>
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var rainfallAmount: Measurement<UnitLength>
  public var snowfallAmount: Measurement<UnitLength>
  public var sun: SunEvents
  public var moon: MoonEvents
  public var uvIndex: UVIndex
  public var wind: Wind
}
public struct Forecast<Element: Codable & Hashable & Sendable>: RandomAccessCollection, Hashable,
  Codable, Sendable
{
  public var forecast: [Element]
  public var metadata: WeatherMetadata
  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  public subscript(position: Int) -> Element { forecast[position] }
}
public struct WeatherAlert: Hashable, Codable, Sendable {
  public var detailsURL: URL
  public var source: String
  public var summary: String
  public var region: String?
  public var severity: WeatherSeverity
}
public struct WeatherAttribution: Hashable, Codable, Sendable {
  public var serviceName: String
  public var legalPageURL: URL
  public var combinedMarkLightURL: URL
  public var combinedMarkDarkURL: URL
  public var squareMarkURL: URL
  public var legalAttributionText: String
}
public struct WeatherAvailability: Hashable, Codable, Sendable {
  public enum AvailabilityKind: String, Codable, Sendable {
    case available, temporarilyUnavailable, unsupported, unknown
  }
  public var alertAvailability: AvailabilityKind
  public var minuteAvailability: AvailabilityKind
}
public struct Weather: Hashable, Codable, Sendable {
  public var currentWeather: CurrentWeather
  public var minuteForecast: Forecast<MinuteWeather>?
  public var hourlyForecast: Forecast<HourWeather>
  public var dailyForecast: Forecast<DayWeather>
  public var weatherAlerts: [WeatherAlert]?
  public var availability: WeatherAvailability
}

/// A part of the weather to ask for.
public struct WeatherQuery<T>: Sendable {
  fileprivate init() {}
  public static func hourly(
    startDate: Date, endDate: Date
  ) -> WeatherQuery<Forecast<HourWeather>> { WeatherQuery<Forecast<HourWeather>>() }
  public static func daily(
    startDate: Date, endDate: Date
  ) -> WeatherQuery<Forecast<DayWeather>> { WeatherQuery<Forecast<DayWeather>>() }
}
extension WeatherQuery where T == CurrentWeather {
  public static var current: WeatherQuery { WeatherQuery() }
}
extension WeatherQuery where T == Forecast<HourWeather> {
  public static var hourly: WeatherQuery { WeatherQuery() }
}
extension WeatherQuery where T == Forecast<DayWeather> {
  public static var daily: WeatherQuery { WeatherQuery() }
}
extension WeatherQuery where T == Forecast<MinuteWeather>? {
  public static var minute: WeatherQuery { WeatherQuery() }
}
extension WeatherQuery where T == [WeatherAlert]? {
  public static var alerts: WeatherQuery { WeatherQuery() }
}
extension WeatherQuery where T == WeatherAvailability {
  public static var availability: WeatherQuery { WeatherQuery() }
}

open class WeatherService: @unchecked Sendable {
  public static let shared = WeatherService()
  public init() {}
  public final func weather(for location: CLLocation) async throws -> Weather {
    throw WeatherError.permissionDenied
  }
  public final func weather<T>(
    for location: CLLocation, including dataSet: WeatherQuery<T>
  ) async throws -> T {
    throw WeatherError.permissionDenied
  }
  public final func weather<T1, T2>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
  ) async throws -> (T1, T2) {
    throw WeatherError.permissionDenied
  }
  public final func weather<T1, T2, T3>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>
  ) async throws -> (T1, T2, T3) {
    throw WeatherError.permissionDenied
  }
  public final var attribution: WeatherAttribution {
    get async throws { throw WeatherError.permissionDenied }
  }
}
