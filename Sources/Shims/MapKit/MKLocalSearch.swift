// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreLocation

/// A search for places; it fails, since there is no server.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  open class Request: NSObject, @unchecked Sendable {
    open var naturalLanguageQuery: String?
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    public enum RegionPriority: Int, Sendable { case `default`, required }
    open var regionPriority = RegionPriority.default
    open var addressFilter: MKAddressFilter?
    public override init() { super.init() }
    public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      (self.naturalLanguageQuery, self.region) = (naturalLanguageQuery, region)
    }
    public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }
    /// The name that Objective-C's initializer has in Swift beside the refined one.
    public init(__naturalLanguageQuery query: String) { naturalLanguageQuery = query }
  }

  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let physicalFeature = ResultType(rawValue: 4)
  }

  open class Response: NSObject, @unchecked Sendable {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  public let request: Request
  open var isSearching: Bool { false }
  public init(request: Request) { self.request = request }
  public init(request: MKLocalPointsOfInterestRequest) { self.request = Request() }
  open func start() async throws -> Response { throw MKError(.serverFailure) }
  open func start(completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, MKError(.serverFailure))
  }
  open func cancel() {}
}

/// A search for places around a point, which fails.
open class MKLocalPointsOfInterestRequest: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  public let region: MKCoordinateRegion
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (self.coordinate, self.radius) = (coordinate, radius)
    region = MKCoordinateRegion(
      center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
  }
  public init(coordinateRegion region: MKCoordinateRegion) {
    (coordinate, radius, self.region) = (region.center, 0, region)
  }
}

/// The parts of addresses that a search finds.
open class MKAddressFilter: NSObject, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let country = Options(rawValue: 1)
    public static let administrativeArea = Options(rawValue: 2)
    public static let subAdministrativeArea = Options(rawValue: 4)
    public static let locality = Options(rawValue: 8)
    public static let subLocality = Options(rawValue: 16)
    public static let postalCode = Options(rawValue: 32)
  }
  private let options: Options
  private let isInclusive: Bool
  private init(_ options: Options, isInclusive: Bool) {
    (self.options, self.isInclusive) = (options, isInclusive)
  }
  public convenience init(including options: Options) { self.init(options, isInclusive: true) }
  public convenience init(excluding options: Options) { self.init(options, isInclusive: false) }
  public static let includingAll = MKAddressFilter(excluding: [])
  public static let excludingAll = MKAddressFilter(including: [])
  open func includes(_ options: Options) -> Bool {
    self.options.contains(options) == isInclusive
  }
  open func excludes(_ options: Options) -> Bool { !includes(options) }
}
