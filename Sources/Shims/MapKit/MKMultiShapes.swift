// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreLocation
import SwiftUI

public struct MKMapFeatureOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pointsOfInterest = Self(rawValue: 1)
  public static let territories = Self(rawValue: 2)
  public static let physicalFeatures = Self(rawValue: 4)
}

/// Several lines, which a map draws as one overlay.
open class MKMultiPolyline: MKShape, MKOverlay {
  public let polylines: [MKPolyline]
  public init(_ polylines: [MKPolyline]) { self.polylines = polylines }
  open var coordinate: CLLocationCoordinate2D {
    polylines.first?.coordinate ?? CLLocationCoordinate2D()
  }
  open var boundingMapRect: MKMapRect {
    polylines.reduce(MKMapRect.null) { $0.union($1.boundingMapRect) }
  }
}

/// Several areas, which a map draws as one overlay.
open class MKMultiPolygon: MKShape, MKOverlay {
  public let polygons: [MKPolygon]
  public init(_ polygons: [MKPolygon]) { self.polygons = polygons }
  open var coordinate: CLLocationCoordinate2D {
    polygons.first?.coordinate ?? CLLocationCoordinate2D()
  }
  open var boundingMapRect: MKMapRect {
    polygons.reduce(MKMapRect.null) { $0.union($1.boundingMapRect) }
  }
}

/// A button in a bar that follows the user, whose place is not known.
@MainActor @preconcurrency
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  open var mapView: MKMapView?
  public convenience init(mapView: MKMapView?) {
    self.init()
    (self.mapView, image) = (mapView, UIImage(systemName: "location"))
  }
}

// The older functions of points and rectangles.

public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize {
  MKMapSize(width: width, height: height)
}
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint {
  MKMapPoint(coordinate)
}
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D {
  mapPoint.coordinate
}
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  1 / MKMapPointsPerMeterAtLatitude(latitude)
}
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance {
  a.distance(to: b)
}
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion {
  MKCoordinateRegion(rect)
}
public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect {
  rect1.union(rect2)
}
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool {
  rect.contains(point)
}
public func MKMapRectIntersectsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool {
  rect1.intersects(rect2)
}
public let MKMapRectNull = MKMapRect.null
public let MKMapRectWorld = MKMapRect.world
public let MKMapSizeWorld = MKMapSize.world

extension MKMapRect {
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
  public func intersection(_ rect: MKMapRect) -> MKMapRect {
    guard intersects(rect) else { return .null }
    let (x, y) = (max(minX, rect.minX), max(minY, rect.minY))
    return MKMapRect(
      x: x, y: y, width: min(maxX, rect.maxX) - x, height: min(maxY, rect.maxY) - y)
  }
  public func contains(_ rect: MKMapRect) -> Bool {
    rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY && rect.maxY <= maxY
  }
}
