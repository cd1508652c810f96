// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreLocation
import SwiftUI
import SystemIntegration
import ViewCore

public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

public enum MKLookAroundBadgePosition: Int, Sendable {
  case topLeading, topTrailing, bottomTrailing
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"

public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationView"

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
  func mapView(
    _ mapView: MKMapView, selectionAccessoryFor annotation: any MKAnnotation
  ) -> MKSelectionAccessory?
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
  public func mapView(
    _ mapView: MKMapView, selectionAccessoryFor annotation: any MKAnnotation
  ) -> MKSelectionAccessory? { nil }
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
