import AVKit
import MapKit
import PhotosUI
import SwiftUI
import Testing
import WebKit

private struct Place: Identifiable {
  let id: Int
  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
  }
}

private struct Maps: View {
  @State private var position = MapCameraPosition.automatic
  @State private var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4), latitudinalMeters: 1000,
    longitudinalMeters: 1000)
  private let places = [Place(id: 1), Place(id: 2)]

  private func circle(at place: Place) -> Annotation<Text, some View> {
    Annotation("Other", coordinate: place.coordinate) { Circle() }
  }

  var body: some View {
    VStack(spacing: 0) {
      Map(position: $position) {
        ForEach(places) { place in
          Marker("Place", coordinate: place.coordinate).tint(.red)
          circle(at: place)
        }
        if places.isEmpty { UserAnnotation() }
      }
      .mapStyle(.standard(elevation: .realistic))
      .mapControls { MapCompass() }
      Map(coordinateRegion: $region, annotationItems: places) { place in
        MapMarker(coordinate: place.coordinate)
      }
      VideoPlayer(player: AVPlayer(url: URL(fileURLWithPath: "/a.mp4")))
      WebView(url: URL(string: "https://example.com/a"))
      PhotosPicker(selection: .constant(nil), matching: .images) { Color.blue }
    }
  }
}

@MainActor struct MapTests {
  @Test func contentOfOtherFrameworksIsAPlaceholderOfItsSize() throws {
    let host = try ViewHost(size: CGSize(width: 50, height: 100)) { Maps() }
    let picture = try host.render()
    for middle in [2, 22, 42, 62] {
      #expect(picture[2, middle].red < 250 && picture[2, middle].red == picture[47, middle].red)
    }
    #expect(picture[25, 90].blue > 200)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func distancesAreThoseOnTheGround() {
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    #expect(abs(berlin.distance(from: paris) - 878_000) < 2_000)
    #expect(berlin.distance(from: berlin) == 0)
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }
}
