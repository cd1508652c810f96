// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreLocation
import SwiftUI
import ViewCore

/// The map in a `MapReader`, once it is placed.
final class MapReference: @unchecked Sendable {
  struct Placed {
    let projection: MapProjection
    let geometry: GeometryProxy

    init(_ projection: MapProjection, _ geometry: GeometryProxy) {
      self.projection = projection
      self.geometry = geometry
    }

    /// The upper left corner of the map in a coordinate space.
    ///
    /// `.local` is the space of the map
    /// without the areas of bars.
    func origin(in space: some CoordinateSpaceProtocol) -> CGPoint {
      space.coordinateSpace == .local
        ? CGPoint(x: -projection.frame.minX, y: -projection.frame.minY)
        : geometry.frame(in: space).origin
    }
  }

  var map: Placed?
}

/// The places of a map on the screen.
public struct MapProxy: Sendable {
  let reference: MapReference

  /// Returns the point of a coordinate; nil until the map is placed.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? {
    guard let map = reference.map else { return nil }
    let point = map.projection.point(for: MKMapPoint(coordinate))
    let origin = map.origin(in: space)
    return CGPoint(x: origin.x + point.x, y: origin.y + point.y)
  }
  /// Returns the coordinate at a point; nil until the map is placed.
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? {
    guard let map = reference.map else { return nil }
    let origin = map.origin(in: space)
    return map.projection.place(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
      .coordinate
  }
  public func camera(framing region: MKCoordinateRegion) -> MapCamera? {
    MapCamera(framing: region)
  }
  public func camera(framing rect: MKMapRect) -> MapCamera? {
    MapCamera(framing: MKCoordinateRegion(rect))
  }
  public func camera(framing item: MKMapItem) -> MapCamera? {
    let place = MKMapPoint(item.placemark.coordinate)
    return MapCamera(framing: MKCoordinateRegion(MKMapRect(around: place)))
  }
}

/// A view that reads the places of the map in it.
nonisolated public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var reference = MapReference()

  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  @MainActor public var body: some View {
    content(MapProxy(reference: reference)).environment(\.mapReference, reference)
  }
}
