import SwiftUI

enum Condition: String, CaseIterable, Codable, Sendable {
  case clear, clearNight, partlyCloudy, cloudy, rain, thunderstorm, snow, fog

  var title: LocalizedStringKey {
    switch self {
    case .clear: "Sunny"
    case .clearNight: "Clear"
    case .partlyCloudy: "Partly Cloudy"
    case .cloudy: "Cloudy"
    case .rain: "Rain"
    case .thunderstorm: "Thunderstorms"
    case .snow: "Snow"
    case .fog: "Fog"
    }
  }

  var symbol: String {
    switch self {
    case .clear: "sun.max.fill"
    case .clearNight: "moon.stars.fill"
    case .partlyCloudy: "cloud.sun.fill"
    case .cloudy: "cloud.fill"
    case .rain: "cloud.rain.fill"
    case .thunderstorm: "cloud.bolt.rain.fill"
    case .snow: "cloud.snow.fill"
    case .fog: "cloud.fog.fill"
    }
  }

  /// The colors of the symbol's layers, from the primary to the secondary one.
  var palette: (primary: Color, secondary: Color) {
    switch self {
    case .clear: (.yellow, .yellow)
    case .clearNight: (.white, .yellow)
    case .partlyCloudy: (.white, .yellow)
    case .cloudy: (.white, .white)
    case .rain: (.white, .cyan)
    case .thunderstorm: (.white, .yellow)
    case .snow: (.white, .mint)
    case .fog: (.white, .gray)
    }
  }

  var sky: [Color] {
    switch self {
    case .clear: [.blue, .cyan]
    case .partlyCloudy: [.blue, .teal]
    case .clearNight: [.night, .indigo]
    case .cloudy: [.gray, .mist]
    case .rain: [.night, .gray]
    case .thunderstorm: [.black, .indigo, .purple]
    case .snow: [.mist, .cyan]
    case .fog: [.mist, .gray]
    }
  }
}
