import MapKit
import SwiftUI
import Testing

@MainActor struct MKMapPointTests {
  private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)

  @Test func placesAreThoseOfMercatorsProjection() {
    let point = MKMapPoint(berlin)
    #expect(abs(point.coordinate.latitude - 52.52) < 1e-9)
    #expect(abs(point.coordinate.longitude - 13.405) < 1e-9)
    let middle = MKMapPoint(CLLocationCoordinate2D())
    #expect(abs(middle.x - MKMapSize.world.width / 2) < 1e-3)
    #expect(abs(middle.y - MKMapSize.world.height / 2) < 1e-3)
  }

  @Test func aRegionHasTheRectangleThatItIsMadeOf() {
    let map = MKMapView()
    map.setRegion(
      MKCoordinateRegion(center: berlin, latitudinalMeters: 2000, longitudinalMeters: 3000),
      animated: false)
    let region = MKCoordinateRegion(map.visibleMapRect)
    #expect(abs(region.span.latitudeDelta - map.region.span.latitudeDelta) < 1e-6)
    #expect(abs(region.center.latitude - 52.52) < 1e-4)
  }

  @Test func overlaysKnowTheirRectangles() {
    let line = MKPolyline(
      coordinates: [berlin, CLLocationCoordinate2D(latitude: 48.86, longitude: 2.35)], count: 2)
    #expect(line.pointCount == 2 && line.boundingMapRect.contains(MKMapPoint(berlin)))
    let circle = MKCircle(center: berlin, radius: 100)
    #expect(circle.boundingMapRect.intersects(line.boundingMapRect))
    let map = MKMapView()
    map.addOverlays([line, circle])
    map.removeOverlay(line)
    #expect(map.overlays.count == 1)
  }

  @Test func requestsFail() async {
    await #expect(throws: MKError.self) {
      try await MKDirections(request: MKDirections.Request()).calculate()
    }
    await #expect(throws: MKError.self) {
      try await MKMapSnapshotter(options: MKMapSnapshotter.Options()).start()
    }
  }

  @Test func distancesAreInWords() {
    let formatter = MKDistanceFormatter()
    formatter.units = .metric
    #expect(formatter.string(fromDistance: 123.4) == "123 m")
    #expect(formatter.string(fromDistance: 1540) == "1.5 km")
  }

  @Test func aReaderShowsItsMap() throws {
    let host = try ViewHost(size: CGSize(width: 40, height: 40)) {
      MapReader { proxy in
        Map {
          MapPolyline(coordinates: []).stroke(.red, lineWidth: 2)
          MapPolygon(coordinates: []).foregroundStyle(.blue)
          if proxy.convert(CLLocationCoordinate2D(), to: .local) != nil { UserAnnotation() }
        }
        .mapStyle(.standard(pointsOfInterest: .excludingAll, showsTraffic: true))
        .onMapCameraChange(frequency: .continuous) { _ in }
      }
    }
    #expect(try host.render()[2, 2].red < 250)
  }
}
