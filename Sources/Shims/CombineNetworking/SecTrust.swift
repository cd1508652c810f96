import Foundation
import FoundationNetworking

// The certificates of servers and clients, which `import Foundation` shows on Apple's systems.
// There are none here: servers are trusted as the system's network library does, and nobody has an
// identity.

/// An object of the module Security, which is equal only to itself.
public protocol ObjectOfSecurity: AnyObject, Hashable, Sendable {}

extension ObjectOfSecurity {
  /// Whether two references are to the same object.
  public static func == (left: Self, right: Self) -> Bool { left === right }
  /// Adds the identity to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The certificates of a server: no challenge has them.
public final class SecTrust: ObjectOfSecurity {
  package init() {}
}

/// A certificate.
public final class SecCertificate: Hashable, Sendable {
  /// The bytes of the certificate, in the form DER.
  package let data: Data

  package init(_ data: Data) {
    self.data = data
  }

  /// Certificates with the same bytes are equal.
  public static func == (left: SecCertificate, right: SecCertificate) -> Bool {
    left.data == right.data
  }
  /// Adds the bytes to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

/// A certificate with its private key: nobody has one.
public final class SecIdentity: ObjectOfSecurity {}

/// The method by which a client shows its certificate; no server here asks for it.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
/// The method by which a client judges the certificates of a server; it has no effect here.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

extension URLProtectionSpace {
  /// The certificates of the server: nil, since the network library has judged them.
  public var serverTrust: SecTrust? { nil }
  /// The issuers of the certificates that the server accepts: nil.
  public var distinguishedNames: [Data]? { nil }
}

extension URLCredential {
  /// Creates a credential that trusts a server; it names no user.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }

  /// Creates a credential of a client with a certificate; it names no user.
  public convenience init(
    identity: SecIdentity, certificates: [Any]?, persistence: URLCredential.Persistence
  ) {
    self.init(user: "", password: "", persistence: persistence)
  }
}
