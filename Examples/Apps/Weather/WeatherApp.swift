import SwiftUI

@main
struct WeatherApp: App {
  @AppStorage("temperatureUnit") private var unit = TemperatureUnit.celsius

  var body: some Scene {
    WindowGroup {
      RootView(places: SampleData.places)
        .environment(\.temperatureUnit, unit)
    }
  }
}
