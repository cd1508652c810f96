import CoreLocation
import Drawing
import SwiftUI

/// Mercator's projection of a part of the world into a view.
struct MapProjection: Equatable {
  /// The part of the map in the area that no bar covers, before it is turned.
  let rect: MKMapRect
  /// The area that shows `rect`, in points, in the coordinate space of the view.
  let frame: CGRect
  /// The direction at the top, in degrees clockwise from north.
  let heading: Double
  /// Points of the view in a point of the map.
  let scale: Double
  private let sine: Double
  private let cosine: Double

  /// Creates the projection that shows all of a rectangle in a frame, at the largest scale.
  init(showing rect: MKMapRect, in frame: CGRect, heading: Double = 0) {
    let (width, height) = (max(frame.width, 1), max(frame.height, 1))
    let shown = MapProjection.usable(rect)
    let scale = min(width / shown.width, height / shown.height)
    self.rect = MKMapRect(
      x: shown.midX - width / scale / 2, y: shown.midY - height / scale / 2,
      width: width / scale, height: height / scale)
    self.scale = scale
    self.frame = frame
    self.heading = heading.isFinite ? heading : 0
    (sine, cosine) = deterministicSineCosine(-self.heading * .pi / 180)
  }

  /// The rectangle with finite numbers and a size of at least a hundred map points, which is about
  /// ten metres.
  private static func usable(_ rect: MKMapRect) -> MKMapRect {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height]
    guard numbers.allSatisfy(\.isFinite) else { return .world }
    let (width, height) = (max(rect.width, 100), max(rect.height, 100))
    return MKMapRect(
      x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
  }

  func point(for place: MKMapPoint) -> CGPoint {
    let (x, y) = ((place.x - rect.midX) * scale, (place.y - rect.midY) * scale)
    return CGPoint(
      x: frame.midX + x * cosine - y * sine, y: frame.midY + x * sine + y * cosine)
  }

  func place(at point: CGPoint) -> MKMapPoint {
    let (x, y) = ((point.x - frame.midX) / scale, (point.y - frame.midY) / scale)
    return MKMapPoint(
      x: rect.midX + x * cosine + y * sine, y: rect.midY - x * sine + y * cosine)
  }

  /// The camera over the middle of the area.
  var camera: MapCamera {
    MapCamera(
      over: MKMapPoint(x: rect.midX, y: rect.midY).coordinate, height: rect.height,
      heading: heading)
  }
}

extension MapCamera {
  /// The height of the visible ground straight below a camera, for each metre of its distance: a
  /// field of view of 30°.
  ///
  /// Measurements.md#map
  static let viewHeight = 0.5359

  /// The part of the map that the camera sees.
  ///
  /// The pitch is not used: a placeholder is flat.
  var rect: MKMapRect {
    let height =
      distance * MapCamera.viewHeight * MKMapPointsPerMeterAtLatitude(centerCoordinate.latitude)
    let centre = MKMapPoint(centerCoordinate)
    return MKMapRect(
      x: centre.x, y: centre.y - height / 2, width: 0, height: height)
  }

  /// Creates the camera that shows a region from straight above.
  init(framing region: MKCoordinateRegion) {
    self.init(over: region.center, height: MKMapRect(region).height)
  }

  /// Creates the camera that sees a height, in map points, from straight above a coordinate.
  fileprivate init(over center: CLLocationCoordinate2D, height: Double, heading: Double = 0) {
    let metres = height / MKMapPointsPerMeterAtLatitude(center.latitude)
    self.init(
      centerCoordinate: center, distance: metres / MapCamera.viewHeight, heading: heading)
  }
}

extension MKMapRect {
  /// Creates the rectangle around a region.
  init(_ region: MKCoordinateRegion) {
    let (center, span) = (region.center, region.span)
    let (top, bottom) = (
      MKMapPoint(
        CLLocationCoordinate2D(
          latitude: center.latitude + span.latitudeDelta / 2,
          longitude: center.longitude - span.longitudeDelta / 2)),
      MKMapPoint(
        CLLocationCoordinate2D(
          latitude: center.latitude - span.latitudeDelta / 2,
          longitude: center.longitude + span.longitudeDelta / 2))
    )
    self.init(x: top.x, y: top.y, width: bottom.x - top.x, height: bottom.y - top.y)
  }

  /// The rectangle of about a kilometre around a place.
  ///
  /// Measurements.md#map
  init(around place: MKMapPoint) {
    let side = 1000 * MKMapPointsPerMeterAtLatitude(place.coordinate.latitude)
    self.init(x: place.x - side / 2, y: place.y - side / 2, width: side, height: side)
  }
}

extension MapCameraPosition {
  /// Returns the projection of the position into an area of a map with these elements.
  func projection(of elements: [MapElement], in frame: CGRect) -> MapProjection {
    if let camera {
      return MapProjection(showing: camera.rect, in: frame, heading: camera.heading)
    }
    if let rect = region.map({ MKMapRect($0) }) ?? rect {
      return MapProjection(showing: rect, in: frame)
    }
    if let item {
      return MapProjection(
        showing: MKMapRect(around: MKMapPoint(item.placemark.coordinate)), in: frame)
    }
    let bounds = elements.reduce(MKMapRect.null) { $0.union($1.bounds) }
    if bounds.isNull { return MapProjection(showing: .world, in: frame) }
    if bounds.width == 0, bounds.height == 0 {
      return MapProjection(showing: MKMapRect(around: bounds.origin), in: frame)
    }
    let inner = frame.insetBy(dx: frame.width / 8, dy: frame.height / 8)
    let tight = MapProjection(showing: bounds, in: inner)
    let (width, height) = (frame.width / tight.scale, frame.height / tight.scale)
    return MapProjection(
      showing: MKMapRect(
        x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height),
      in: frame)
  }
}
