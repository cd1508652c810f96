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

public struct MapCameraPosition: Sendable {
  var name = "automatic"
  public private(set) var region: MKCoordinateRegion?
  public private(set) var rect: MKMapRect?
  public private(set) var camera: MapCamera?
  public private(set) var item: MKMapItem?
  public private(set) var followsUserLocation = false
  public private(set) var followsUserHeading = false
  public private(set) var allowsAutomaticPitch = true
  public var positionedByUser: Bool { false }
  public var fallbackPosition: MapCameraPosition? { nil }
  public static var automatic: MapCameraPosition { MapCameraPosition() }
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(name: "region", region: region)
  }
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    MapCameraPosition(name: "rect", rect: rect)
  }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(name: "camera", camera: camera)
  }
  public static func item(
    _ item: MKMapItem, allowsAutomaticPitch: Bool = true
  ) -> MapCameraPosition {
    MapCameraPosition(name: "item", item: item, allowsAutomaticPitch: allowsAutomaticPitch)
  }
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    var position = fallback
    (position.followsUserLocation, position.followsUserHeading) = (true, followsHeading)
    return position
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
  public enum StandardEmphasis: Sendable { case automatic, muted }
  public static var standard: MapStyle { MapStyle() }
  public static var imagery: MapStyle { MapStyle() }
  public static var hybrid: MapStyle { MapStyle() }
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { MapStyle() }
}

public struct PointOfInterestCategories: Sendable {
  public static let all = PointOfInterestCategories()
  public static let excludingAll = PointOfInterestCategories()
  public static func including(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories { all }
  public static func excluding(
    _ categories: [MKPointOfInterestCategory]
  ) -> PointOfInterestCategories { all }
}

/// The content of a map.
@MainActor @preconcurrency public protocol MapContent {}

/// The content of a map without content.
public struct EmptyMapContent: MapContent {
  nonisolated public init() {}
}

/// Several pieces of content of a map; none is drawn.
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

/// A balloon at a coordinate; a map does not draw it.
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
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D
  ) {}
  @_disfavoredOverload nonisolated public init(
    _ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D
  ) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {}
  @_disfavoredOverload nonisolated public init(
    _ title: some StringProtocol, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {}
}

/// A view at a coordinate; a map does not draw it.
public struct Annotation<Label: View, Content: View>: MapContent {
  nonisolated public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

extension Annotation where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload nonisolated public init(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}
}

/// The place of the user; a map does not draw it.
public struct UserAnnotation: MapContent {
  nonisolated public init() {}
  nonisolated public init(anchor: UnitPoint = .center, @ViewBuilder content: () -> some View) {}
}

/// A line between coordinates; a map does not draw it.
public struct MapPolyline: MapContent {
  nonisolated public init(coordinates: [CLLocationCoordinate2D]) {}
}

extension MapPolyline {
  nonisolated public init(_ route: MKRoute) {}
  nonisolated public init(_ polyline: MKPolyline) {}
  nonisolated public init(
    coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle
  ) {}
  nonisolated public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {}
  public enum ContourStyle: Sendable { case straight, geodesic }
}

/// An area between coordinates; a map does not draw it.
public struct MapPolygon: MapContent {
  nonisolated public init(coordinates: [CLLocationCoordinate2D]) {}
  nonisolated public init(points: [MKMapPoint]) {}
  nonisolated public init(_ polygon: MKPolygon) {}
}

/// A circle around a coordinate, with a radius in metres; a map does not draw it.
public struct MapCircle: MapContent {
  nonisolated public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}

extension MapContent {
  public func tint(_ color: Color?) -> some MapContent { self }
  public func tag<V: Hashable>(_ tag: V) -> some MapContent { self }
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent { self }
  public func foregroundStyle(_ style: some ShapeStyle) -> some MapContent { self }
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some MapContent { self }
  public func strokeStyle(style: StrokeStyle) -> some MapContent { self }
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}

/// A map; a placeholder with a pin is drawn.
nonisolated public struct Map<Content>: View {
  init(_: Void) {}

  @MainActor public var body: some View { ContentPlaceholder(name: "Map", systemImage: "map") }
}

extension Map where Content == MapContents {
  nonisolated public init<S: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<S?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> MapContents
  ) {
    self.init(())
  }
  nonisolated public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> MapContents = { MapContents() }
  ) {
    self.init(())
  }
  nonisolated public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> MapContents = { MapContents() }
  ) {
    self.init(())
  }
  nonisolated public init<S: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<S?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> MapContents
  ) {
    self.init(())
  }
}

extension Map where Content == EmptyView {
  nonisolated public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    self.init(())
  }
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

public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }

public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect
}

public struct MapCameraBounds: Sendable {
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
  public init(
    centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// Something on the map that the user may select.
public struct MapFeature: Hashable, Sendable {
  public enum FeatureKind: Hashable, Sendable { case pointOfInterest, territory, physicalFeature }
  public var title: String? { nil }
  public var kind: FeatureKind? { nil }
  public var pointOfInterestCategory: MKPointOfInterestCategory? { nil }
  public var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}

/// The places of a map on the screen, which are not known.
public struct MapProxy: Sendable {
  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? { nil }
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? { nil }
  public func camera(framing region: MKCoordinateRegion) -> MapCamera? { nil }
  public func camera(framing item: MKMapItem) -> MapCamera? { nil }
}

/// A view that reads the places of the maps in it.
nonisolated public struct MapReader<Content: View>: View {
  let content: (MapProxy) -> Content
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
  @MainActor public var body: some View { content(MapProxy()) }
}

/// A view from the street: a placeholder.
nonisolated public struct LookAroundPreview: View {
  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}
  @MainActor public var body: some View {
    ContentPlaceholder(name: "Look Around", systemImage: "binoculars")
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

/// A view at a coordinate, by its older name; a map does not draw it.
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
  /// Calls nothing: nobody moves the map.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { self }
  public func mapFeatureSelectionDisabled(
    _ disabled: @escaping (MapFeature) -> Bool
  ) -> some View { self }
  /// Shows nothing: there are no scenes.
  public func lookAroundViewer(
    isPresented: Binding<Bool>, initialScene: MKLookAroundScene?,
    allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, onDismiss: (() -> Void)? = nil
  ) -> some View { self }
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
