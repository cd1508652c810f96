import MapKit
import Testing

struct MKReverseGeocodingRequestTests {
  @Test func requestsFailWithoutAServer() async throws {
    let place = try #require(
      MKReverseGeocodingRequest(location: CLLocation(latitude: 1, longitude: 2)))
    await #expect(throws: MKError.self) { _ = try await place.mapItems }
    let address = try #require(MKGeocodingRequest(addressString: "1 Main Street"))
    await #expect(throws: MKError.self) { _ = try await address.mapItems }
    #expect(MKGeocodingRequest(addressString: "") == nil)
  }
}
