// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreLocation
import SwiftUI

/// A line between coordinates.
nonisolated public struct MapPolyline: PrimitiveMapContent {
  private let points: [MKMapPoint]

  /// The course of a line between two points.
  public enum ContourStyle: Sendable {
    /// Straight on the map.
    case straight
    /// The shortest way on the globe.
    case geodesic
  }

  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    self.init(points: coordinates.map(MKMapPoint.init), contourStyle: contourStyle)
  }
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    self.points = contourStyle == .geodesic ? GreatCircle.points(through: points) : points
  }
  @MainActor public init(_ route: MKRoute) { self.init(route.polyline) }
  @MainActor public init(_ polyline: MKPolyline) {
    self.init(
      coordinates: polyline.places,
      contourStyle: polyline is MKGeodesicPolyline ? .geodesic : .straight)
  }

  public var body: Self { self }

  @MainActor func collect(into elements: inout MapElements, style: MapElementStyle) {
    elements.append(.line(points), style: style)
  }
}

/// An area between coordinates.
nonisolated public struct MapPolygon: PrimitiveMapContent {
  private let points: [MKMapPoint]

  public init(coordinates: [CLLocationCoordinate2D]) {
    self.init(points: coordinates.map(MKMapPoint.init))
  }
  public init(points: [MKMapPoint]) { self.points = points }
  @MainActor public init(_ polygon: MKPolygon) { self.init(coordinates: polygon.places) }

  public var body: Self { self }

  @MainActor func collect(into elements: inout MapElements, style: MapElementStyle) {
    elements.append(.area(points), style: style)
  }
}

/// A circle around a coordinate, with a radius in metres.
nonisolated public struct MapCircle: PrimitiveMapContent {
  private let center: CLLocationCoordinate2D
  private let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.center = center
    self.radius = radius
  }
  public init(mapRect: MKMapRect) {
    center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
    radius =
      max(mapRect.width, mapRect.height) / 2 / MKMapPointsPerMeterAtLatitude(center.latitude)
  }
  @MainActor public init(_ circle: MKCircle) {
    self.init(center: circle.coordinate, radius: circle.radius)
  }

  public var body: Self { self }

  @MainActor func collect(into elements: inout MapElements, style: MapElementStyle) {
    elements.append(
      .circle(
        MKMapPoint(center), radius: radius * MKMapPointsPerMeterAtLatitude(center.latitude)),
      style: style)
  }
}
