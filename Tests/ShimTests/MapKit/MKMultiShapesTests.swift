import MapKit
import Rasterizer
import Render
import SwiftUI
import Testing

@MainActor struct MKMultiShapesTests {
  private static let middle = CLLocationCoordinate2D(latitude: 0, longitude: 0)

  /// A view of an annotation as apps write it, whose class a map makes.
  private final class PinView: MKMarkerAnnotationView {
    override var annotation: (any MKAnnotation)? {
      willSet { (canShowCallout, markerTintColor) = (newValue != nil, .blue) }
    }
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      glyphText = "A"
    }
    required init?(coder: NSCoder) { nil }
  }

  private func square(_ west: Double, _ east: Double, holes: [MKPolygon]? = nil) -> MKPolygon {
    let corners = [(west, -1.0), (east, -1), (east, 1), (west, 1)].map {
      CLLocationCoordinate2D(latitude: $1, longitude: $0)
    }
    return MKPolygon(coordinates: corners, count: 4, interiorPolygons: holes)
  }

  private final class Drawing: NSObject, MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      let renderer =
        (overlay as? MKMultiPolygon).map { MKMultiPolygonRenderer(multiPolygon: $0) }
        ?? MKPolygonRenderer(overlay: overlay)
      renderer.fillColor = .red
      return renderer
    }
  }

  private func picture(_ overlay: any MKOverlay) throws -> Pixmap {
    let delegate = Drawing()
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    map.delegate = delegate
    map.region = MKCoordinateRegion(
      center: Self.middle, span: MKCoordinateSpan(latitudeDelta: 8, longitudeDelta: 8))
    map.addOverlay(overlay)
    struct Native: UIViewRepresentable {
      let map: MKMapView
      func makeUIView(context: Context) -> MKMapView { map }
      func updateUIView(_ map: MKMapView, context: Context) {}
    }
    let host = try ViewHost(size: CGSize(width: 200, height: 200)) { Native(map: map) }
    return try withExtendedLifetime(delegate) { try host.render() }
  }

  @Test func shapesMayHaveNoPoints() {
    #expect(MKPolyline().pointCount == 0 && MKPolygon().pointCount == 0)
  }

  @Test func aMapMakesTheViewsOfAnnotations() {
    let map = MKMapView()
    map.register(PinView.self, forAnnotationViewWithReuseIdentifier: "pin")
    let place = MKPointAnnotation()
    place.coordinate = Self.middle
    let view = map.dequeueReusableAnnotationView(withIdentifier: "pin", for: place)
    #expect((view as? PinView)?.glyphText == "A" && view.reuseIdentifier == "pin")
    #expect(view.annotation === place)
    view.annotation = place
    #expect(view.canShowCallout)
    let plain = map.dequeueReusableAnnotationView(withIdentifier: "none", for: place)
    #expect(plain is MKMarkerAnnotationView && plain.annotation === place)
  }

  @Test func everyPartOfAnOverlayIsDrawn() throws {
    let picture = try picture(MKMultiPolygon([square(-3, -1), square(1, 3)]))
    #expect(picture[50, 100].isRed && picture[150, 100].isRed && !picture[100, 100].isRed)
  }

  @Test func anAreaHasHoles() throws {
    let picture = try picture(square(-3, 3, holes: [square(-1, 1)]))
    #expect(picture[50, 100].isRed && picture[150, 100].isRed && !picture[100, 100].isRed)
  }

  @Test func rectanglesAndRegionsAreConverted() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    map.region = MKCoordinateRegion(
      center: Self.middle, span: MKCoordinateSpan(latitudeDelta: 8, longitudeDelta: 8))
    let region = map.convert(CGRect(x: 50, y: 50, width: 100, height: 100), toRegionFrom: map)
    #expect(abs(region.span.longitudeDelta - 4) < 0.1 && abs(region.center.latitude) < 0.01)
    let rect = map.convert(region, toRectTo: map)
    #expect(abs(rect.minX - 50) < 0.5 && abs(rect.width - 100) < 0.5)
    #expect(MKMapRect(x: 0, y: 0, width: 4, height: 4).intersection(.null).isNull)
    #expect(
      MKMapRect(x: 0, y: 0, width: 4, height: 4)
        .intersection(MKMapRect(x: 2, y: 2, width: 4, height: 4))
        == MKMapRect(x: 2, y: 2, width: 2, height: 2))
    let line = MKPolyline(coordinates: [Self.middle, Self.middle], count: 2)
    #expect(line.points()[1].x == MKMapPoint(Self.middle).x)
  }

  @Test func tilesHaveTheirAddresses() {
    let tiles = MKTileOverlay(urlTemplate: "https://a.org/{z}/{x}/{y}.png")
    #expect(
      tiles.url(forTilePath: MKTileOverlayPath(x: 1, y: 2, z: 3)).absoluteString
        == "https://a.org/3/1/2.png")
  }
}

extension Pixmap.Pixel {
  fileprivate var isRed: Bool { red > 200 && green < 100 }
}
