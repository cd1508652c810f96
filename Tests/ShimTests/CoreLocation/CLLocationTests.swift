import CoreLocation
import Testing

struct CLLocationTests {
  @Test func aCircleContainsWhatIsNear() {
    let centre = CLLocationCoordinate2DMake(52.5, 13.4)
    let circle = CLCircularRegion(center: centre, radius: 1000, identifier: "home")
    #expect(circle.contains(CLLocationCoordinate2DMake(52.505, 13.4)))
    #expect(!circle.contains(CLLocationCoordinate2DMake(52.6, 13.4)))
  }

  @Test func locationsAreArchived() throws {
    let place = CLLocation(
      coordinate: CLLocationCoordinate2DMake(1, 2), altitude: 3, horizontalAccuracy: 4,
      verticalAccuracy: 5, course: 6, speed: 7, timestamp: Date(timeIntervalSinceReferenceDate: 8))
    let data = try NSKeyedArchiver.archivedData(withRootObject: place, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
    #expect(read.coordinate.longitude == 2 && read.speed == 7 && read.timestamp == place.timestamp)
  }

  @Test func nothingIsLocated() async throws {
    let manager = CLLocationManager()
    manager.startMonitoring(
      for: CLCircularRegion(
        center: CLLocationCoordinate2D(), radius: 1, identifier: "a"))
    #expect(manager.location == nil && manager.monitoredRegions.count == 1)
    for try await _ in CLLocationUpdate.liveUpdates() { Issue.record("a location") }
    await #expect(throws: CLError(.network)) {
      try await CLGeocoder().geocodeAddressString("Berlin", in: nil)
    }
  }

  @Test func aMonitorKeepsItsConditions() async throws {
    let monitor = await CLMonitor("places")
    await monitor.add(
      CLMonitor.CircularGeographicCondition(center: CLLocationCoordinate2DMake(1, 2), radius: 50),
      identifier: "home")
    #expect(await monitor.identifiers == ["home"])
    #expect(await monitor.record(for: "home")?.lastEvent.state == .unknown)
    for try await _ in await monitor.events { Issue.record("an event") }
    await monitor.remove("home")
    #expect(await monitor.identifiers.isEmpty)
  }

  @Test func aRegionOfABeaconKeepsItsNumbers() {
    let region = CLBeaconRegion(proximityUUID: UUID(), major: 7, minor: 9, identifier: "shop")
    #expect(region.major == 7 && region.minor == 9)
    let manager = CLLocationManager()
    manager.startRangingBeacons(in: region)
    #expect(manager.rangedRegions == [region])
  }
}
