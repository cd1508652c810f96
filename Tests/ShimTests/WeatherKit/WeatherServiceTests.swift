import Testing
import WeatherKit

struct WeatherServiceTests {
  @Test func theWeatherIsNotKnown() async {
    let place = CLLocation(latitude: 52.5, longitude: 13.4)
    await #expect(throws: WeatherError.permissionDenied) {
      _ = try await WeatherService.shared.weather(for: place)
    }
  }

  @Test func directionsAreAbbreviated() {
    #expect(Wind.CompassDirection.north.abbreviation == "N")
    #expect(Wind.CompassDirection.southSouthwest.abbreviation == "SSW")
    #expect(Wind.CompassDirection.eastNortheast.abbreviation == "ENE")
  }
}
