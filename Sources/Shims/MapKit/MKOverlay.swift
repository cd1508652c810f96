// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreLocation
import SwiftUI
import SystemIntegration
import ViewCore

@MainActor @preconcurrency public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}

@MainActor @preconcurrency
open class MKMultiPoint: MKShape {
  let places: [CLLocationCoordinate2D]
  /// The points of the map, which `points()` shows; they live as long as the shape.
  private var stored: NSMutableData?
  fileprivate init(_ places: [CLLocationCoordinate2D]) { self.places = places }
  /// Creates a shape without points.
  public convenience override init() { self.init([]) }
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

open class MKTileOverlayRenderer: MKOverlayRenderer {
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
  /// Has no effect: no tile is drawn.
  open func reloadData() {}
}
