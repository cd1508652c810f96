// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreLocation

/// A request for the address of a place; it fails, since there is no server.
open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
  public let location: CLLocation
  open var preferredLocale: Locale?
  open private(set) var isCancelled = false
  open var isLoading: Bool { false }
  public init?(location: CLLocation) { self.location = location }
  open var mapItems: [MKMapItem] { get async throws { throw MKError(.serverFailure) } }
  open func getMapItems(
    completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, MKError(.serverFailure))
  }
  open func cancel() { isCancelled = true }
}

/// A request for the place of an address; it fails, since there is no server.
open class MKGeocodingRequest: NSObject, @unchecked Sendable {
  public let addressString: String
  open var region: MKCoordinateRegion?
  open var preferredLocale: Locale?
  open private(set) var isCancelled = false
  open var isLoading: Bool { false }
  public init?(addressString: String) {
    guard !addressString.isEmpty else { return nil }
    self.addressString = addressString
  }
  open var mapItems: [MKMapItem] { get async throws { throw MKError(.serverFailure) } }
  open func getMapItems(
    completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, MKError(.serverFailure))
  }
  open func cancel() { isCancelled = true }
}
