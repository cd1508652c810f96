// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreLocation
import Drawing
import Foundation
import SwiftUI

public struct MKMapSize: Hashable, Sendable {
  public var width: Double, height: Double
  public init() { (width, height) = (0, 0) }
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  /// The size of the world.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A place on the map of the world, from its north-west corner.
public struct MKMapPoint: Hashable, Sendable {
  public var x: Double, y: Double
  public init() { (x, y) = (0, 0) }
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  /// Creates the place of a coordinate in Mercator's projection.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let world = MKMapSize.world.width
    let limit = min(max(coordinate.latitude, -85.051_128_78), 85.051_128_78)
    let sine = deterministicSineCosine(limit * .pi / 180).sine
    x = (coordinate.longitude + 180) / 360 * world
    y = (0.5 - deterministicLogarithm((1 + sine) / (1 - sine)) / (4 * .pi)) * world
  }
  public var coordinate: CLLocationCoordinate2D {
    let world = MKMapSize.world.width
    let tangent = deterministicExponential((0.5 - y / world) * 2 * .pi)
    let latitude = 2 * deterministicArcTangent(tangent, 1) - .pi / 2
    return CLLocationCoordinate2D(
      latitude: latitude * 180 / .pi, longitude: x / world * 360 - 180)
  }
  /// In metres.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (own, other) = (coordinate, point.coordinate)
    return CLLocation(latitude: own.latitude, longitude: own.longitude)
      .distance(from: CLLocation(latitude: other.latitude, longitude: other.longitude))
  }
}

public struct MKMapRect: Hashable, Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize
  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = MKMapPoint(x: x, y: y)
    size = MKMapSize(width: width, height: height)
  }
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  public static let null = MKMapRect(
    x: .infinity, y: .infinity, width: 0, height: 0)
  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
  public func intersects(_ rect: MKMapRect) -> Bool {
    !isNull && !rect.isNull && minX < rect.maxX && rect.minX < maxX && minY < rect.maxY
      && rect.minY < maxY
  }
  public func union(_ rect: MKMapRect) -> MKMapRect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (x, y) = (min(minX, rect.minX), min(minY, rect.minY))
    return MKMapRect(
      x: x, y: y, width: max(maxX, rect.maxX) - x, height: max(maxY, rect.maxY) - y)
  }
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}

extension MKCoordinateRegion {
  /// Creates the region of a rectangle of the map.
  public init(_ rect: MKMapRect) {
    let (top, bottom) = (
      MKMapPoint(x: rect.minX, y: rect.minY).coordinate,
      MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    )
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: top.latitude - bottom.latitude,
        longitudeDelta: bottom.longitude - top.longitude))
  }
}

/// Map points in a metre at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  MKMapSize.world.width / 40_075_016.686
    / max(deterministicSineCosine(latitude * .pi / 180).cosine, 0.01)
}
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect
{
  MKMapRect(x: x, y: y, width: width, height: height)
}
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters,
    longitudinalMeters: longitudinalMeters)
}

open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  private let categories: Set<MKPointOfInterestCategory>
  private let isInclusive: Bool
  public init(including categories: [MKPointOfInterestCategory]) {
    (self.categories, isInclusive) = (Set(categories), true)
  }
  public init(excluding categories: [MKPointOfInterestCategory]) {
    (self.categories, isInclusive) = (Set(categories), false)
  }
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  public static let excludingAll = MKPointOfInterestFilter(including: [])
  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    categories.contains(category) == isInclusive
  }
  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  open override var location: CLLocation? {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
  open var title: String? { nil }
  open var subtitle: String? { nil }
  open var countryCode: String? { nil }
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init()
  }
  public convenience init(
    coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?
  ) {
    self.init(coordinate: coordinate)
  }
  public override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
    super.init(placemark: placemark)
  }
}

extension MKPlacemark: MKAnnotation {}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapTypeKey"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTrafficKey"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"

/// A place; opening it in Maps opens nothing.
open class MKMapItem: NSObject, @unchecked Sendable {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init?(rawValue: String) { self.rawValue = rawValue }
  }
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  open var identifier: Identifier? { nil }
  open var alternateIdentifiers: Set<Identifier> { [] }
  open private(set) var address: MKAddress?
  open var addressRepresentations: MKAddressRepresentations? {
    address.map(MKAddressRepresentations.init)
  }
  open var location: CLLocation {
    placemark.location ?? CLLocation(latitude: 0, longitude: 0)
  }
  public convenience init(location: CLLocation, address: MKAddress?) {
    self.init(placemark: MKPlacemark(coordinate: location.coordinate), isCurrentLocation: false)
    self.address = address
  }
  open func openInMaps(
    launchOptions: [String: Any]? = nil, from scene: UIScene?
  ) async -> Bool { false }
  public let isCurrentLocation: Bool
  public convenience init(placemark: MKPlacemark) {
    self.init(placemark: placemark, isCurrentLocation: false)
  }
  public convenience override init() {
    self.init(
      placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()), isCurrentLocation: false)
  }
  private init(placemark: MKPlacemark, isCurrentLocation: Bool) {
    self.placemark = placemark
    self.isCurrentLocation = isCurrentLocation
  }
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(
      placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()), isCurrentLocation: true)
  }
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  @discardableResult
  open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool { false }
}

/// An address as text.
open class MKAddress: NSObject, @unchecked Sendable {
  public let fullAddress: String
  public let shortAddress: String?
  public init?(fullAddress: String, shortAddress: String?) {
    guard !fullAddress.isEmpty else { return nil }
    (self.fullAddress, self.shortAddress) = (fullAddress, shortAddress)
  }
}

/// The parts of an address, of which none is known.
open class MKAddressRepresentations: NSObject, @unchecked Sendable {
  private let address: MKAddress
  init(_ address: MKAddress) { self.address = address }
  open var cityName: String? { nil }
  open var cityWithContext: String? { nil }
  open var regionName: String? { nil }
  open func fullAddress(includingRegion: Bool, singleLine: Bool) -> String? {
    singleLine
      ? address.fullAddress.replacingOccurrences(of: "\n", with: ", ") : address.fullAddress
  }
}

/// A request for a place by its name on the servers of Maps, which fails.
open class MKMapItemRequest: NSObject, @unchecked Sendable {
  public let mapItemIdentifier: MKMapItem.Identifier?
  public init(mapItemIdentifier identifier: MKMapItem.Identifier) {
    mapItemIdentifier = identifier
  }
  open var isLoading: Bool { false }
  open var mapItem: MKMapItem {
    get async throws { throw MKError(.serverFailure) }
  }
  open func getMapItem(completionHandler: @escaping (MKMapItem?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }
  open func cancel() {}
}
