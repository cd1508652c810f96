// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A place with its address.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
  private let place: CLLocation?
  open var location: CLLocation? { place }
  public override init() { place = nil }
  /// Creates a place with the location of another one, which has no address.
  public init(placemark: CLPlacemark) { place = placemark.location }
  /// Creates a place with a location and no address.
  package init(location: CLLocation?) { place = location }
  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open var addressDictionary: [AnyHashable: Any]? { nil }
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var country: String? { nil }
  open var isoCountryCode: String? { nil }
  open var inlandWater: String? { nil }
  open var ocean: String? { nil }
  open var areasOfInterest: [String]? { nil }
  open var timeZone: TimeZone? { nil }
  open var region: CLRegion? { nil }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// A search for places and addresses, which fails: there is no server.
open class CLGeocoder: NSObject, @unchecked Sendable {
  open var isGeocoding: Bool { false }
  public override init() { super.init() }

  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, CLError(.network))
  }
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, CLError(.network))
  }
  open func reverseGeocodeLocation(_ location: CLLocation, preferredLocale locale: Locale?)
    async throws -> [CLPlacemark]
  {
    throw CLError(.network)
  }
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, CLError(.network))
  }
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, CLError(.network))
  }
  open func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws
    -> [CLPlacemark]
  {
    throw CLError(.network)
  }
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, CLError(.network))
  }
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  open func geocodeAddressDictionary(
    _ addressDictionary: [AnyHashable: Any], completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, CLError(.network))
  }
  open func cancelGeocode() {}
}
