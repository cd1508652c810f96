import CoreLocation

extension CLPlacemark {
  /// The address of the place: nil, since no server gives one.
  public var postalAddress: CNPostalAddress? { nil }
}

extension CLGeocoder {
  /// Reports an error: there is no server.
  public func geocodePostalAddress(
    _ postalAddress: CNPostalAddress, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, CLError(.network))
  }
  /// Throws an error: there is no server.
  public func geocodePostalAddress(_ postalAddress: CNPostalAddress) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
}
