import FoundationNetworking

extension URLSessionConfiguration {
  /// Whether a request waits for a connection, which has no effect.
  @_disfavoredOverload public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
}
