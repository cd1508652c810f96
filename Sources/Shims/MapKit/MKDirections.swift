// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreLocation
import SwiftUI

// Requests to the servers of Maps, which fail: there is no server.

public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let cycling = MKDirectionsTransportType(rawValue: 8)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

open class MKRoute: NSObject, @unchecked Sendable {
  open class Step: NSObject, @unchecked Sendable {
    open var instructions: String { "" }
    open var notice: String? { nil }
    open var distance: CLLocationDistance { 0 }
    open var transportType: MKDirectionsTransportType { .automobile }
    @MainActor open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  }
  open var hasTolls: Bool { false }
  open var hasHighways: Bool { false }
  open var name: String { "" }
  open var advisoryNotices: [String] { [] }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
  open var transportType: MKDirectionsTransportType { .automobile }
  @MainActor open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  open var steps: [Step] { [] }
}

open class MKDirections: NSObject, @unchecked Sendable {
  public enum RoutePreference: Int, Sendable { case any, avoid }
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void
  open class Request: NSObject, @unchecked Sendable {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?
    open var tollPreference = MKDirections.RoutePreference.any
    open var highwayPreference = MKDirections.RoutePreference.any
    public convenience init(contentsOf url: URL) { self.init() }
    open class func isDirectionsRequest(_ url: URL) -> Bool { false }
    public override init() { super.init() }
  }
  open class Response: NSObject, @unchecked Sendable {
    open var routes: [MKRoute] { [] }
    open var source: MKMapItem { .forCurrentLocation() }
    open var destination: MKMapItem { .forCurrentLocation() }
  }
  open class ETAResponse: NSObject, @unchecked Sendable {
    open var expectedTravelTime: TimeInterval { 0 }
    open var distance: CLLocationDistance { 0 }
    open var expectedArrivalDate: Date { .distantPast }
    open var expectedDepartureDate: Date { .distantPast }
    open var transportType: MKDirectionsTransportType { .automobile }
    open var source: MKMapItem { .forCurrentLocation() }
    open var destination: MKMapItem { .forCurrentLocation() }
  }
  public let request: Request
  open var isCalculating: Bool { false }
  public init(request: Request) { self.request = request }
  open func calculate() async throws -> Response { throw MKError(.serverFailure) }
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }
  open func calculateETA() async throws -> ETAResponse { throw MKError(.serverFailure) }
  open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }
  open func cancel() {}
}

open class MKLookAroundScene: NSObject, @unchecked Sendable {}
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  public init(coordinate: CLLocationCoordinate2D) {}
  public init(mapItem: MKMapItem) {}
  /// There are no scenes.
  open var scene: MKLookAroundScene? {
    get async throws { nil }
  }
  open func cancel() {}
}

open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  open var title: String { "" }
  open var subtitle: String { "" }
  open var titleHighlightRanges: [NSValue] { [] }
  open var subtitleHighlightRanges: [NSValue] { [] }
}
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}
extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
open class MKLocalSearchCompleter: NSObject {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }
  open var queryFragment = ""
  open var region = MKCoordinateRegion()
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  public enum FilterType: Int, Sendable { case locationsAndQueries, locationsOnly }
  open var filterType: FilterType {
    get { resultTypes.contains(.query) ? .locationsAndQueries : .locationsOnly }
    set {
      resultTypes = [.address, .pointOfInterest]
      if newValue == .locationsAndQueries { resultTypes.insert(.query) }
    }
  }
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  public enum RegionPriority: Int, Sendable { case `default`, required }
  open var regionPriority = RegionPriority.default
  open var addressFilter: MKAddressFilter?
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var results: [MKLocalSearchCompletion] { [] }
  open var isSearching: Bool { false }
  public override init() { super.init() }
  open func cancel() {}
}
extension MKLocalSearch.Request {
  public convenience init(completion: MKLocalSearchCompletion) {
    self.init(naturalLanguageQuery: completion.title)
  }
}
extension MKLocalSearch {
  public convenience init(completion: MKLocalSearchCompletion) {
    self.init(request: Request(completion: completion))
  }
}

@MainActor @preconcurrency
open class MKMapSnapshotter: NSObject {
  @MainActor @preconcurrency open class Options: NSObject {
    open var region = MKCoordinateRegion()
    open var mapRect = MKMapRect.world
    open var camera = MKMapCamera()
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 1
    open var mapType = MKMapType.standard
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var traitCollection = UITraitCollection.current
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    public override init() { super.init() }
  }
  @MainActor @preconcurrency open class Snapshot: NSObject {
    open var image: UIImage { UIImage() }
    open var traitCollection: UITraitCollection { .current }
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void
  public let options: Options
  open var isLoading: Bool { false }
  public init(options: Options) { self.options = options }
  open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
  open func start(completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, MKError(.serverFailure))
  }
  open func start(
    with queue: DispatchQueue, completionHandler: @escaping CompletionHandler
  ) {
    completionHandler(nil, MKError(.serverFailure))
  }
  open func cancel() {}
}

/// Distances in words.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
  public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }
  open var units = Units.default
  open var unitStyle = DistanceUnitStyle.default
  open var locale = Locale.current
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let isMetric = units == .default ? locale.measurementSystem == .metric : units == .metric
    let (small, large, factor, limit) =
      isMetric ? ("m", "km", 1000.0, 1000.0) : ("ft", "mi", 1609.344, 0.1 * 1609.344)
    if distance < limit {
      return "\(Int((isMetric ? distance : distance / 0.3048).rounded())) \(small)"
    }
    let value = distance / factor
    return "\(value < 10 ? "\((value * 10).rounded() / 10)" : "\(Int(value.rounded()))") \(large)"
  }
}
