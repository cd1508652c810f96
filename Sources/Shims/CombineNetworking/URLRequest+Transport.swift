import FoundationNetworking

extension URLRequest {
  /// Whether the server is assumed to understand HTTP/3: it is asked over HTTP/1 or 2 in any case.
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {}
  }
  /// Whether an expensive connection may be used: any connection is used in any case.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether a connection may be used that is set to save data: any connection is used in any case.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
}
