// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreLocation
@_exported import SwiftUI
import ViewCore

// Maps are drawn as a placeholder of the right size that names the content of the map.

public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  /// Creates a region from its centre and its size, in metres.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    // A degree of latitude is about 111 km; a degree of longitude shrinks towards the poles.
    let degree = 111_320.0
    let shrinkage = max(deterministicSineCosine(centerCoordinate.latitude * .pi / 180).cosine, 0.01)
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree,
        longitudeDelta: longitudinalMeters / degree / shrinkage))
  }
}

public struct MKMapPoint: Sendable {
  public var x: Double, y: Double
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
}

public struct MKMapRect: Sendable {
  public init() {}
  public static let world = MKMapRect()
}

open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
  }
}

open class MKMapItem: NSObject, @unchecked Sendable {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}

public struct MapCameraPosition: Sendable {
  var name = "automatic"
  public private(set) var region: MKCoordinateRegion?
  public static var automatic: MapCameraPosition { MapCameraPosition() }
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(name: "region", region: region)
  }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(name: "camera")
  }
  public static func item(
    _ item: MKMapItem, allowsAutomaticPitch: Bool = true
  ) -> MapCameraPosition {
    MapCameraPosition(name: "item")
  }
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    fallback
  }
}

public struct MapCamera: Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance: Double
  public var heading: Double
  public var pitch: Double
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }
}

public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let pitch = MapInteractionModes(rawValue: 4)
  public static let rotate = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

public struct MapStyle: Sendable {
  public enum Elevation: Sendable { case automatic, flat, realistic }
  public static var standard: MapStyle { MapStyle() }
  public static var imagery: MapStyle { MapStyle() }
  public static var hybrid: MapStyle { MapStyle() }
  public static func standard(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  public static func hybrid(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
}

/// The content of a map.
@MainActor @preconcurrency public protocol MapContent {}

public struct EmptyMapContent: MapContent {
  nonisolated public init() {}
}

public struct MapContents: MapContent {
  nonisolated public init() {}
}

@resultBuilder public struct MapContentBuilder {
  public static func buildBlock<each C: MapContent>(_ content: repeat each C) -> MapContents {
    MapContents()
  }
  public static func buildIf<C: MapContent>(_ content: C?) -> C? { content }
  public static func buildEither<First: MapContent, Second: MapContent>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .trueContent(first))
  }
  public static func buildEither<First: MapContent, Second: MapContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .falseContent(second))
  }
  public static func buildLimitedAvailability(_ content: any MapContent) -> MapContents {
    MapContents()
  }
}

extension Optional: MapContent where Wrapped: MapContent {}

extension _ConditionalContent: MapContent where TrueContent: MapContent, FalseContent: MapContent {}

extension ForEach: MapContent where Content: MapContent {
  public init(
    _ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content: MapContent {
    self.init(data: data, id: { element, _ in element.id }, content: content)
  }
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) where Content: MapContent {
    self.init(data: data, id: { element, _ in element[keyPath: id] }, content: content)
  }
}

public struct Marker: MapContent {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D
  ) {}
  @_disfavoredOverload nonisolated public init(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D
  ) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  @_disfavoredOverload nonisolated public init(
    _ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {}
  nonisolated public init(
    coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> some View
  ) {}
  nonisolated public init(item: MKMapItem) {}
}

public struct Annotation: MapContent {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> some View
  ) {}
  @_disfavoredOverload nonisolated public init(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> some View
  ) {}
}

public struct UserAnnotation: MapContent {
  nonisolated public init() {}
}

public struct MapPolyline: MapContent {
  nonisolated public init(coordinates: [CLLocationCoordinate2D]) {}
}

public struct MapCircle: MapContent {
  nonisolated public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}

extension MapContent {
  public func tint(_ color: Color?) -> some MapContent { self }
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { self }
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent { self }
  public func foregroundStyle(_ style: some ShapeStyle) -> some MapContent { self }
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
}

/// A map; a placeholder with a pin is drawn.
nonisolated public struct Map<Content>: View {
  init(_: Void) {}

  @MainActor public var body: some View { ContentPlaceholder(name: "Map", systemImage: "map") }
}

extension Map where Content == MapContents {
  nonisolated public init(
    initialPosition: MapCameraPosition = .automatic, bounds: Any? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> MapContents = { MapContents() }
  ) {
    self.init(())
  }
  nonisolated public init(
    position: Binding<MapCameraPosition>, bounds: Any? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> MapContents = { MapContents() }
  ) {
    self.init(())
  }
  nonisolated public init<S: Hashable>(
    position: Binding<MapCameraPosition>, bounds: Any? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<S?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> MapContents
  ) {
    self.init(())
  }
}

extension Map where Content == EmptyView {
  nonisolated public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    self.init(())
  }
  nonisolated public init<Items: RandomAccessCollection, A: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> A
  ) where Items.Element: Identifiable {
    self.init(())
  }
}

public enum MapUserTrackingMode: Sendable { case none, follow }
public protocol MapAnnotationProtocol {}

public struct MapMarker: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

public struct MapPin: MapAnnotationProtocol {
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public init(
    coordinate: CLLocationCoordinate2D,
    anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), @ViewBuilder content: () -> Content
  ) {}
}

extension View {
  public func mapStyle(_ mapStyle: MapStyle) -> some View { self }
  public func mapControls(@ViewBuilder _ content: () -> some View) -> some View { self }
  public func mapControlVisibility(_ visibility: Visibility) -> some View { self }
  public func mapScope(_ scope: Namespace.ID) -> some View { self }
}

/// A control of a map, which is not drawn.
public struct MapUserLocationButton: View {
  nonisolated public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A control of a map, which is not drawn.
public struct MapCompass: View {
  nonisolated public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A control of a map, which is not drawn.
public struct MapScaleView: View {
  nonisolated public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A control of a map, which is not drawn.
public struct MapPitchToggle: View {
  nonisolated public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

@MainActor @preconcurrency public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
}

@MainActor @preconcurrency
open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  open var title: String?
  open var subtitle: String?
}

@MainActor @preconcurrency
open class MKMapView: UIView, UIViewContent {
  open var region = MKCoordinateRegion()
  open weak var delegate: (any MKMapViewDelegate)?
  open var showsUserLocation = false
  public private(set) var annotations: [any MKAnnotation] = []
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) { self.annotations = [] }
  package var content: AnyView {
    AnyView(ContentPlaceholder(name: "MKMapView", systemImage: "map"))
  }
}

@MainActor @preconcurrency public protocol MKMapViewDelegate: NSObjectProtocol {}
