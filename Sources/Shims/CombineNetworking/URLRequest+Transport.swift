import FoundationNetworking

extension URLRequest {
  /// Whether the server is assumed to understand HTTP/3: it is asked over HTTP/1 or 2 in any case.
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {}
  }
}
