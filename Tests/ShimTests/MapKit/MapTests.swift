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
      #expect(picture[2, middle].red < 250)
    }
    #expect(picture[25, 90].blue > 200)
    #expect(host.diagnostics.isEmpty)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func eastIsAtTheRight(direction: LayoutDirection) throws {
    let center = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
    let region = MKCoordinateRegion(
      center: center, latitudinalMeters: 1000, longitudinalMeters: 1000)
    let host = try ViewHost(size: CGSize(width: 100, height: 100)) {
      Map(initialPosition: .region(region)) {
        Annotation(
          "", coordinate: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.404)
        ) { Color.red.frame(width: 10, height: 10) }
      }
      .environment(\.layoutDirection, direction)
    }
    let picture = try host.render()
    func reds(_ columns: Range<Int>) -> Int {
      columns.filter { picture[$0, 50].red > 200 && picture[$0, 50].green < 100 }.count
    }
    #expect(reds(50..<100) == 10 && reds(0..<50) == 0)
  }

  @Test func distancesAreThoseOnTheGround() {
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    #expect(abs(berlin.distance(from: paris) - 878_000) < 2_000)
    #expect(berlin.distance(from: berlin) == 0)
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  private static let paris = CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522)

  /// A region around Paris in a map of 200×100 points, below a bar of 20.
  private func host<C: View>(@ViewBuilder _ map: @escaping () -> C) throws -> ViewHost {
    try ViewHost(size: CGSize(width: 200, height: 100)) { map() }
  }

  @Test func anAnnotationHasItsAnchorAtItsCoordinate() throws {
    let region = MKCoordinateRegion(
      center: Self.paris, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    let host = try host {
      Map(initialPosition: .region(region)) {
        Annotation("", coordinate: Self.paris, anchor: .bottom) {
          Color.blue.frame(width: 10, height: 20)
        }
      }
    }
    let picture = try host.render()
    #expect(picture[100, 32].isBlue && picture[100, 48].isBlue && picture[96, 40].isBlue)
    #expect(!picture[100, 52].isBlue && !picture[100, 28].isBlue && !picture[94, 40].isBlue)
  }

  @Test func aMapShowsAllOfItsContentUnlessAPositionIsGiven() throws {
    let places = [
      CLLocationCoordinate2D(latitude: 48, longitude: 0),
      CLLocationCoordinate2D(latitude: 50, longitude: 20),
    ]
    let host = try host {
      MapReader { proxy in
        Map {
          MapPolyline(coordinates: places).stroke(.blue, lineWidth: 4)
          ForEach(places, id: \.longitude) { Marker("", coordinate: $0).tint(.green) }
        }
        .overlay {
          GeometryReader { _ in
            ForEach(places, id: \.longitude) { place in
              if let point = proxy.convert(place, to: .local) {
                Color.red.frame(width: 2, height: 2).position(point)
              }
            }
          }
        }
      }
    }
    let picture = try host.render()
    let columns = (0..<200).filter { x in (0..<100).contains { picture[x, $0].isBlue } }
    #expect((20...30).contains(try #require(columns.first)))
    #expect((170...180).contains(try #require(columns.last)))
    #expect((0..<200).contains { x in (0..<100).contains { picture[x, $0].isGreen } })
  }

  @Test func areasAndCirclesAreFilledAndStroked() throws {
    let host = try host {
      Map(initialPosition: .camera(MapCamera(centerCoordinate: Self.paris, distance: 10_000))) {
        MapCircle(center: Self.paris, radius: 1_072)
          .foregroundStyle(.blue).stroke(.green, lineWidth: 4)
      }
    }
    // The camera sees 5,359 m of the ground, so the radius is a fifth of the height.
    let picture = try host.render()
    #expect(picture[100, 50].isBlue && picture[100, 33].isBlue && picture[100, 30].isGreen)
    #expect(!picture[100, 26].isGreen && picture[80, 50].isGreen)
  }

  @Test func aTapSelectsTheTagOfAMarkerAndACoordinateIsFoundAgain() throws {
    final class Answers {
      var selected: String?
      var tapped: CLLocationCoordinate2D?
      var cameras = 0
    }
    struct Screen: View {
      let answers: Answers
      @State private var selection: String?

      var body: some View {
        MapReader { proxy in
          Map(
            initialPosition: .region(
              MKCoordinateRegion(
                center: MapTests.paris,
                span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))),
            selection: $selection
          ) {
            Marker("", coordinate: MapTests.paris).tag("paris")
          }
          .onMapCameraChange { context in
            answers.cameras += 1
            #expect(abs(context.region.center.latitude - MapTests.paris.latitude) < 0.01)
          }
          .onTapGesture { answers.tapped = proxy.convert($0, from: .local) }
          .onChange(of: selection) { answers.selected = selection }
        }
      }
    }
    let answers = Answers()
    let host = try host { Screen(answers: answers) }
    host.tap(at: CGPoint(x: 100, y: 35))
    #expect(answers.selected == "paris" && answers.cameras == 1)
    host.tap(at: CGPoint(x: 150, y: 50))
    let tapped = try #require(answers.tapped)
    #expect(abs(tapped.latitude - Self.paris.latitude) < 0.01)
    #expect(tapped.longitude > Self.paris.longitude + 0.3)
  }

  @Test func aMapLiesBehindBarsAndShowsItsPositionBetweenThem() throws {
    let host = try host {
      Map(
        initialPosition: .region(
          MKCoordinateRegion(
            center: Self.paris, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)))
      ) {
        Annotation("", coordinate: Self.paris) { Color.blue.frame(width: 10, height: 10) }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 40) }
    }
    let picture = try host.render()
    #expect(picture[100, 30].isBlue && !picture[100, 50].isBlue)
    #expect(picture[190, 98].red < 250)
  }

  @Test func olderMapsAndMapViewsDrawTheirAnnotations() throws {
    struct Place: Identifiable {
      let id = 1
    }
    struct Native: UIViewRepresentable {
      func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.setRegion(
          MKCoordinateRegion(
            center: MapTests.paris, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)),
          animated: false)
        let annotation = MKPointAnnotation()
        annotation.coordinate = MapTests.paris
        map.addAnnotation(annotation)
        map.delegate = context.coordinator
        return map
      }
      func updateUIView(_ map: MKMapView, context: Context) {}
      func makeCoordinator() -> Delegate { Delegate() }
    }
    final class Delegate: NSObject, MKMapViewDelegate {
      func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
      {
        let view = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: "marker")
        view.markerTintColor = .blue
        return view
      }
    }
    let older = try host {
      Map(
        coordinateRegion: .constant(
          MKCoordinateRegion(
            center: Self.paris, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))),
        annotationItems: [Place()]
      ) { _ in MapMarker(coordinate: Self.paris, tint: Color(red: 0, green: 0, blue: 1)) }
    }
    for host in [older, try host { Native() }] {
      let picture = try host.render()
      #expect(picture[100, 42].isBlue && !picture[100, 55].isBlue)
    }
  }
}

extension Pixmap.Pixel {
  fileprivate var isBlue: Bool { blue > 180 && red < 130 }
  fileprivate var isGreen: Bool { green > 150 && red < 130 && blue < 160 }
}
