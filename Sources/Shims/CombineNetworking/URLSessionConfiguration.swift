import Foundation
import FoundationNetworking
import ObjectiveCNames

// Properties that are kept, and that change no request here.

extension URLSessionConfiguration {
  /// Returns a configuration for transfers in the background, which are made in the foreground
  /// here.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    .default
  }

  /// Whether a request waits for a connection, which has no effect.
  @_disfavoredOverload public var waitsForConnectivity: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether the app is started when a transfer ends.
  public var sessionSendsLaunchEvents: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Whether an expensive connection may be used.
  public var allowsExpensiveNetworkAccess: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Whether a connection may be used that is set to save data.
  public var allowsConstrainedNetworkAccess: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Whether names are resolved only with signatures.
  public var requiresDNSSECValidation: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// The lowest version of TLS that a connection may use.
  public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
    get { kept(.TLSv12) }
    set { keep(newValue) }
  }
  /// The highest version of TLS that a connection may use.
  public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
    get { kept(.TLSv13) }
    set { keep(newValue) }
  }

  private func kept<Value>(_ initial: Value, _ name: String = #function) -> Value {
    values[name] as? Value ?? initial
  }

  private func keep<Value>(_ value: Value, _ name: String = #function) {
    var values = values
    values[name] = value
    objc_setAssociatedObject(self, &keptValues, values, .OBJC_ASSOCIATION_RETAIN)
  }

  private var values: [String: Any] {
    objc_getAssociatedObject(self, &keptValues) as? [String: Any] ?? [:]
  }
}

private nonisolated(unsafe) var keptValues = 0
