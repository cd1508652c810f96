// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

// Networks that the system configures for an app: nothing is saved, and nothing connects.

public enum NEVPNStatus: Int, Sendable {
  case invalid, disconnected, connecting, connected, reasserting, disconnecting
}
extension Notification.Name {
  public static let NEVPNStatusDidChange = Self("com.apple.networkextension.statuschange")
  public static let NEVPNConfigurationChange = Self(
    "com.apple.networkextension.vpnconfigurationchange")
  public static let NEDNSSettingsConfigurationDidChange = Self(
    "com.apple.networkextension.dns-settings-configuration-change")
}

open class NEVPNConnection: NSObject, @unchecked Sendable {
  open var status: NEVPNStatus { .invalid }
  open var connectedDate: Date? { nil }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open fileprivate(set) weak var manager: NEVPNManager!
  open func startVPNTunnel() throws { throw NEVPNError(.connectionFailed) }
  open func startVPNTunnel(options: [String: NSObject]? = nil) throws {
    throw NEVPNError(.connectionFailed)
  }
  open func stopVPNTunnel() {}
  open func fetchLastDisconnectError(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(nil)
  }
}
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
  open func startTunnel(options: [String: Any]? = nil) throws {
    throw NEVPNError(.connectionFailed)
  }
  open func stopTunnel() {}
  open func sendProviderMessage(
    _ messageData: Data, responseHandler: ((Data?) -> Void)? = nil
  ) throws { throw NEVPNError(.connectionFailed) }
}

open class NEVPNProtocol: NSObject, @unchecked Sendable {
  open var serverAddress: String?
  open var username: String?
  open var passwordReference: Data?
  open var identityReference: Data?
  open var disconnectOnSleep = false
  open var includeAllNetworks = false
  open var excludeLocalNetworks = false
  open var excludeCellularServices = false
  open var excludeAPNs = false
  open var excludeDeviceCommunication = false
  open var enforceRoutes = false
  public override init() { super.init() }
}
open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
  open var providerConfiguration: [String: Any]?
  open var providerBundleIdentifier: String?
}
public enum NEVPNIKEAuthenticationMethod: Int, Sendable { case none, certificate, sharedSecret }
public enum NEVPNIKEv2EncryptionAlgorithm: Int, Sendable {
  case algorithmDES = 1, algorithm3DES, algorithmAES128, algorithmAES256, algorithmAES128GCM
  case algorithmAES256GCM, algorithmChaCha20Poly1305
}
public enum NEVPNIKEv2IntegrityAlgorithm: Int, Sendable {
  case SHA96 = 1, SHA160, SHA256, SHA384, SHA512
}
public enum NEVPNIKEv2DiffieHellmanGroup: Int, Sendable {
  case group1 = 1, group2 = 2, group5 = 5, group14 = 14, group15, group16, group17, group18
  case group19, group20, group21, group31 = 31, group32
}
public enum NEVPNIKEv2DeadPeerDetectionRate: Int, Sendable { case none, low, medium, high }
public enum NEVPNIKEv2CertificateType: Int, Sendable {
  case RSA = 1, ECDSA256, ECDSA384, ECDSA521, ed25519
}
open class NEVPNIKEv2SecurityAssociationParameters: NSObject, @unchecked Sendable {
  open var encryptionAlgorithm = NEVPNIKEv2EncryptionAlgorithm.algorithmAES256
  open var integrityAlgorithm = NEVPNIKEv2IntegrityAlgorithm.SHA256
  open var diffieHellmanGroup = NEVPNIKEv2DiffieHellmanGroup.group14
  open var lifetimeMinutes: Int32 = 60
}
open class NEVPNProtocolIPSec: NEVPNProtocol, @unchecked Sendable {
  open var authenticationMethod = NEVPNIKEAuthenticationMethod.none
  open var localIdentifier: String?
  open var remoteIdentifier: String?
  open var useExtendedAuthentication = false
  open var sharedSecretReference: Data?
}
open class NEVPNProtocolIKEv2: NEVPNProtocolIPSec, @unchecked Sendable {
  open var serverCertificateIssuerCommonName: String?
  open var serverCertificateCommonName: String?
  open var disableMOBIKE = false
  open var disableRedirect = false
  open var enableRevocationCheck = false
  open var useConfigurationAttributeInternalIPSubnet = false
  open var deadPeerDetectionRate = NEVPNIKEv2DeadPeerDetectionRate.medium
  open var certificateType = NEVPNIKEv2CertificateType.RSA
  public let ikeSecurityAssociationParameters = NEVPNIKEv2SecurityAssociationParameters()
  public let childSecurityAssociationParameters = NEVPNIKEv2SecurityAssociationParameters()
  open var mtu = 1280
  open var enablePFS = false
}

public enum NEOnDemandRuleAction: Int, Sendable {
  case connect = 1, disconnect, evaluateConnection, ignore
}
public enum NEOnDemandRuleInterfaceType: Int, Sendable {
  case any = 0, wiFi = 2, cellular = 3
}
open class NEOnDemandRule: NSObject, @unchecked Sendable {
  open var action: NEOnDemandRuleAction { .ignore }
  open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any
  open var ssidMatch: [String]?
  open var dnsSearchDomainMatch: [String]?
  open var dnsServerAddressMatch: [String]?
  open var probeURL: URL?
  public override init() { super.init() }
}
open class NEOnDemandRuleConnect: NEOnDemandRule, @unchecked Sendable {
  open override var action: NEOnDemandRuleAction { .connect }
}
open class NEOnDemandRuleDisconnect: NEOnDemandRule, @unchecked Sendable {
  open override var action: NEOnDemandRuleAction { .disconnect }
}
open class NEOnDemandRuleIgnore: NEOnDemandRule, @unchecked Sendable {}

open class NEVPNManager: NSObject, @unchecked Sendable {
  private static let instance = NEVPNManager()
  open class func shared() -> NEVPNManager { instance }
  open var isEnabled = false
  open var isOnDemandEnabled = false
  open var onDemandRules: [NEOnDemandRule]?
  open var localizedDescription: String?
  open var protocolConfiguration: NEVPNProtocol?
  open private(set) lazy var connection: NEVPNConnection = {
    let connection = makeConnection()
    connection.manager = self
    return connection
  }()
  public override init() { super.init() }
  fileprivate func makeConnection() -> NEVPNConnection { NEVPNConnection() }
  open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  open func loadFromPreferences() async throws {}
  /// Saves nothing, and fails as without the permission.
  open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(NEVPNError(.configurationReadWriteFailed))
  }
  open func saveToPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
  open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  open func removeFromPreferences() async throws {}
}
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  /// Returns the saved configurations: none.
  open class func loadAllFromPreferences(
    completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) {
    completionHandler([], nil)
  }
  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }
  fileprivate override func makeConnection() -> NEVPNConnection { NETunnelProviderSession() }
  open func copyAppRules() -> [Any]? { nil }
}

open class NEDNSSettings: NSObject, @unchecked Sendable {
  public let servers: [String]
  open var searchDomains: [String]?
  open var domainName: String?
  open var matchDomains: [String]?
  open var matchDomainsNoSearch = false
  public init(servers: [String]) { self.servers = servers }
}
open class NEDNSOverTLSSettings: NEDNSSettings, @unchecked Sendable {
  open var serverName: String?
}
open class NEDNSOverHTTPSSettings: NEDNSSettings, @unchecked Sendable {
  open var serverURL: URL?
}
open class NEDNSSettingsManager: NSObject, @unchecked Sendable {
  private static let instance = NEDNSSettingsManager()
  open class func shared() -> NEDNSSettingsManager { instance }
  open var localizedDescription: String?
  open var dnsSettings: NEDNSSettings?
  open var onDemandRules: [NEOnDemandRule]?
  open var isEnabled: Bool { false }
  open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  open func loadFromPreferences() async throws {}
  open func saveToPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(NEVPNError(.configurationReadWriteFailed))
  }
  open func saveToPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
  open func removeFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  open func removeFromPreferences() async throws {}
}

/// The wireless network that the device is in: none.
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
  open var ssid: String { "" }
  open var bssid: String { "" }
  open var signalStrength: Double { 0 }
  open var isSecure: Bool { false }
  open class func fetchCurrent(completionHandler: @escaping (NEHotspotNetwork?) -> Void) {
    completionHandler(nil)
  }
  open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
}

open class NEAppPushManager: NSObject, @unchecked Sendable {
  open weak var delegate: (any NEAppPushDelegate)?
  open var isActive: Bool { false }
  open var isEnabled = false
  open var localizedDescription: String?
  open var matchSSIDs: [String] = []
  open var providerBundleIdentifier: String?
  open var providerConfiguration: [String: Any] = [:]
  public override init() { super.init() }
  open class func loadAllFromPreferences(
    completionHandler: @escaping ([NEAppPushManager]?, (any Error)?) -> Void
  ) {
    completionHandler([], nil)
  }
  open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(NEVPNError(.configurationReadWriteFailed))
  }
  open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
}
public protocol NEAppPushDelegate: NSObjectProtocol {
  func appPushManager(
    _ manager: NEAppPushManager, didReceiveIncomingCallWithUserInfo userInfo: [AnyHashable: Any])
}
