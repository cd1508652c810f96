// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreLocation
import SwiftUI
import SystemIntegration
import ViewCore

public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
public enum MKLookAroundBadgePosition: Int, Sendable {
  case topLeading, topTrailing, bottomTrailing
}

open class MKMapCamera: NSObject, @unchecked Sendable {
  open var centerCoordinate = CLLocationCoordinate2D()
  open var centerCoordinateDistance: CLLocationDistance = 0
  open var altitude: CLLocationDistance = 0
  open var pitch: CGFloat = 0
  open var heading: CLLocationDirection = 0
  public override init() { super.init() }
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    (self.pitch, self.heading) = (pitch, heading)
  }
}

@MainActor @preconcurrency open class MKMapConfiguration: NSObject {
  public enum ElevationStyle: Int, Sendable { case flat, realistic }
  open var elevationStyle = ElevationStyle.flat
}
open class MKStandardMapConfiguration: MKMapConfiguration {
  public enum EmphasisStyle: Int, Sendable { case `default`, muted }
  open var emphasisStyle = EmphasisStyle.default
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
  public override init() { super.init() }
  public convenience init(
    elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle = .default
  ) {
    self.init()
    (self.elevationStyle, self.emphasisStyle) = (elevationStyle, emphasisStyle)
  }
}
open class MKImageryMapConfiguration: MKMapConfiguration {
  public override init() { super.init() }
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}
open class MKHybridMapConfiguration: MKMapConfiguration {
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
  public override init() { super.init() }
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

@MainActor @preconcurrency public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}
extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

@MainActor @preconcurrency open class MKShape: NSObject {
  open var title: String?
  open var subtitle: String?
}

@MainActor @preconcurrency
open class MKPointAnnotation: MKShape, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  public override init() { super.init() }
  public convenience init(
    coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.init()
    self.coordinate = coordinate
    (self.title, self.subtitle) = (title, subtitle)
  }
}

@MainActor @preconcurrency
open class MKUserLocation: NSObject, MKAnnotation {
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var isUpdating: Bool { false }
  open var title: String?
  open var subtitle: String?
}

@MainActor @preconcurrency
open class MKClusterAnnotation: NSObject, MKAnnotation {
  public let memberAnnotations: [any MKAnnotation]
  open var coordinate: CLLocationCoordinate2D {
    memberAnnotations.first?.coordinate ?? CLLocationCoordinate2D()
  }
  open var title: String?
  open var subtitle: String?
  public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationView"

// MARK: Overlays

@MainActor @preconcurrency public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}

@MainActor @preconcurrency
open class MKMultiPoint: MKShape {
  let places: [CLLocationCoordinate2D]
  /// The points of the map, which `points()` shows; they live as long as the shape.
  private var stored: NSMutableData?
  fileprivate init(_ places: [CLLocationCoordinate2D]) { self.places = places }
  open var pointCount: Int { places.count }
  open var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }
  open var boundingMapRect: MKMapRect {
    places.reduce(MKMapRect.null) {
      $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize()))
    }
  }
  open func points() -> UnsafeMutablePointer<MKMapPoint> {
    let size = MemoryLayout<MKMapPoint>.stride * max(1, places.count)
    let memory = stored ?? NSMutableData(length: size) ?? NSMutableData()
    stored = memory
    let points = memory.mutableBytes.bindMemory(to: MKMapPoint.self, capacity: places.count)
    for (index, place) in places.enumerated() { points[index] = MKMapPoint(place) }
    return points
  }
  open func location(atPointIndex index: Int) -> CGFloat {
    places.count < 2 ? 0 : CGFloat(index) / CGFloat(places.count - 1)
  }
  open func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    for index in 0..<range.length { coords[index] = places[range.location + index] }
  }
}
open class MKPolyline: MKMultiPoint, MKOverlay {
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init((0..<count).map { coords[$0] })
  }
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init((0..<count).map { points[$0].coordinate })
  }
}
open class MKGeodesicPolyline: MKPolyline {}
open class MKPolygon: MKMultiPoint, MKOverlay {
  open private(set) var interiorPolygons: [MKPolygon]?
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int,
    interiorPolygons: [MKPolygon]?
  ) {
    self.init((0..<count).map { coords[$0] })
    self.interiorPolygons = interiorPolygons
  }
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init((0..<count).map { points[$0].coordinate })
  }
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init((0..<count).map { coords[$0] })
  }
}
open class MKCircle: MKShape, MKOverlay {
  public let coordinate: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  open var boundingMapRect: MKMapRect {
    let (middle, points) = (
      MKMapPoint(coordinate), radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude)
    )
    return MKMapRect(
      x: middle.x - points, y: middle.y - points, width: 2 * points, height: 2 * points)
  }
  public convenience init(mapRect: MKMapRect) {
    let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
    let side = max(mapRect.width, mapRect.height)
    self.init(
      center: center, radius: side / 2 / MKMapPointsPerMeterAtLatitude(center.latitude))
  }
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (coord, radius)
  }
}
public struct MKTileOverlayPath: Hashable, Sendable {
  public var x: Int, y: Int, z: Int
  public var contentScaleFactor: CGFloat
  public init(x: Int = 0, y: Int = 0, z: Int = 0, contentScaleFactor: CGFloat = 1) {
    (self.x, self.y, self.z) = (x, y, z)
    self.contentScaleFactor = contentScaleFactor
  }
}
open class MKTileOverlay: NSObject, MKOverlay {
  public let urlTemplate: String?
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .world }
  open var canReplaceMapContent = false
  open var minimumZ = 0
  open var maximumZ = 21
  open var tileSize = CGSize(width: 256, height: 256)
  open var isGeometryFlipped = false
  open func url(forTilePath path: MKTileOverlayPath) -> URL {
    let text = (urlTemplate ?? "").replacingOccurrences(of: "{x}", with: "\(path.x)")
      .replacingOccurrences(of: "{y}", with: "\(path.y)")
      .replacingOccurrences(of: "{z}", with: "\(path.z)")
    return URL(string: text) ?? URL(fileURLWithPath: "/")
  }
  /// Reports an error: there is no network.
  open func loadTile(
    at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void
  ) {
    result(nil, MKError(.serverFailure))
  }
  public init(urlTemplate: String?) { self.urlTemplate = urlTemplate }
}

@MainActor @preconcurrency
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  public init(overlay: any MKOverlay) { self.overlay = overlay }
  open var contentScaleFactor: CGFloat { 1 }
  open var blendMode = CGBlendMode.normal
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ mapRect: MKMapRect) {}
  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) {}
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
  /// Is not called: only paths are drawn.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
  open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x, y: mapPoint.y) }
  open func mapPoint(for point: CGPoint) -> MKMapPoint { MKMapPoint(x: point.x, y: point.y) }
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(x: mapRect.minX, y: mapRect.minY, width: mapRect.width, height: mapRect.height)
  }
  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
public typealias MKZoomScale = CGFloat
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat {
  zoomScale > 0 ? 20 / zoomScale : 20
}
open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineJoin = CGLineJoin.round
  open var lineCap = CGLineCap.round
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
  open var miterLimit: CGFloat = 10
  open var shouldRasterize = false
  open func createPath() {}
  open func invalidatePath() {}
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var path: CGPath!
}
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline(coordinates: [], count: 0) }
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
}
open class MKGradientPolylineRenderer: MKPolylineRenderer {
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {}
}
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon(coordinates: [], count: 0) }
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
}
open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
}
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
}
open class MKTileOverlayRenderer: MKOverlayRenderer {
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
}

// MARK: The map

/// A map with its annotations and overlays; the ground is a placeholder, as that of `Map`.
@MainActor @preconcurrency
open class MKMapView: UIView, UIViewContent {
  open var region = MKCoordinateRegion()
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  open var camera = MKMapCamera()
  open var cameraZoomRange: MKMapView.CameraZoomRange?
  open var showsUserLocation = false
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var showsBuildings = true
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var userTrackingMode = MKUserTrackingMode.none
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  public let userLocation = MKUserLocation()
  open var isUserLocationVisible: Bool { false }
  public private(set) var annotations: [any MKAnnotation] = []
  public private(set) var overlays: [any MKOverlay] = []
  open var selectedAnnotations: [any MKAnnotation] = []
  private var annotationViews: [String: MKAnnotationView.Type] = [:]

  open class CameraBoundary: NSObject {
    public let region: MKCoordinateRegion
    public let mapRect: MKMapRect
    public init?(coordinateRegion region: MKCoordinateRegion) {
      (self.region, mapRect) = (region, MKMapRect.world)
    }
    public init?(mapRect: MKMapRect) {
      (region, self.mapRect) = (MKCoordinateRegion(mapRect), mapRect)
    }
  }
  open var cameraBoundary: CameraBoundary?
  open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    self.cameraBoundary = cameraBoundary
  }
  open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    self.cameraZoomRange = cameraZoomRange
  }
  open var pitchButtonVisibility = MKFeatureVisibility.adaptive
  open var showsUserTrackingButton = false
  open var showsPointsOfInterest = true
  open var showsZoomControls = false
  open var showsPitchControl = false
  open var selectableMapFeatures: MKMapFeatureOptions = []
  open var annotationVisibleRect: CGRect { bounds }
  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }
  open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    mapRect
  }
  open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(
      annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
        .compactMap { $0 as? NSObject })
  }
  open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { overlays }
  open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    let (center, span) = (region.center, region.span)
    let corners = [-0.5, 0.5].map {
      convert(
        CLLocationCoordinate2D(
          latitude: center.latitude - $0 * span.latitudeDelta,
          longitude: center.longitude + $0 * span.longitudeDelta), toPointTo: view)
    }
    return CGRect(
      x: corners[0].x, y: corners[0].y, width: corners[1].x - corners[0].x,
      height: corners[1].y - corners[0].y)
  }
  open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    let first = convert(CGPoint(x: rect.minX, y: rect.minY), toCoordinateFrom: view)
    let last = convert(CGPoint(x: rect.maxX, y: rect.maxY), toCoordinateFrom: view)
    return MKCoordinateRegion(
      center: convert(CGPoint(x: rect.midX, y: rect.midY), toCoordinateFrom: view),
      span: MKCoordinateSpan(
        latitudeDelta: first.latitude - last.latitude,
        longitudeDelta: last.longitude - first.longitude))
  }
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    overlays.insert(overlay, at: min(max(0, index), overlays.count))
  }
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    insertOverlay(overlay, at: index)
  }
  open func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    let index = overlays.firstIndex { $0 === sibling }
    insertOverlay(overlay, at: (index ?? overlays.count - 1) + 1)
  }
  open func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    insertOverlay(overlay, at: overlays.firstIndex { $0 === sibling } ?? 0)
  }
  open func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
    guard let first = overlays.firstIndex(where: { $0 === overlay1 }),
      let second = overlays.firstIndex(where: { $0 === overlay2 })
    else { return }
    overlays.swapAt(first, second)
  }
  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    self.overlays += overlays
  }

  open class CameraZoomRange: NSObject {
    public init?(
      minCenterCoordinateDistance: CLLocationDistance = 0,
      maxCenterCoordinateDistance: CLLocationDistance = .greatestFiniteMagnitude
    ) {}
  }

  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  open var visibleMapRect: MKMapRect {
    get { MKMapRect(region) }
    set { region = MKCoordinateRegion(newValue) }
  }
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = coordinate
  }
  open func setCamera(_ camera: MKMapCamera, animated: Bool) {
    self.camera = camera
    region = MKCoordinateRegion(
      MapCamera(
        centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance
      ).rect)
  }
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    visibleMapRect = mapRect
  }
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
  ) {
    visibleMapRect = mapRect
  }
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  /// Returns a point in the coordinate space of a view; of the map itself if it is nil.
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    convert(projection(in: bounds).point(for: MKMapPoint(coordinate)), to: view ?? self)
  }
  open func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    projection(in: bounds).place(at: convert(point, from: view ?? self)).coordinate
  }

  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  open func removeAnnotation(_ annotation: any MKAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    annotations.forEach(removeAnnotation)
  }
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
  }
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations = []
  }
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      addAnnotation(annotation)
    }
  }
  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {
    annotationViews[identifier] = viewClass as? MKAnnotationView.Type
  }
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String
  ) -> MKAnnotationView? { nil }
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    let kind = annotationViews[identifier] ?? MKMarkerAnnotationView.self
    return MKAnnotationView.make(kind, annotation, identifier)
  }

  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    overlays.append(overlay)
  }
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    delegate?.mapView(self, rendererFor: overlay)
  }
}

@MainActor @preconcurrency public protocol MKMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState)
  func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
  func mapViewWillStartLocatingUser(_ mapView: MKMapView)
  func mapViewDidStopLocatingUser(_ mapView: MKMapView)
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
  func mapViewWillStartLoadingMap(_ mapView: MKMapView)
  func mapViewWillStartRenderingMap(_ mapView: MKMapView)
  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
  func mapView(
    _ mapView: MKMapView,
    clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation
}
extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation)
    -> MKAnnotationView?
  { nil }
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  { MKOverlayRenderer(overlay: overlay) }
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  ) {}
  public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
  public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}
  public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
  public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
  public func mapViewWillStartRenderingMap(_ mapView: MKMapView) {}
  public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
  public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
  public func mapView(
    _ mapView: MKMapView,
    clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
}
