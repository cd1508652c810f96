// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Extensions that carry the packets of the device, which no system starts.

public enum NEProviderStopReason: Int, Sendable {
  case none, userInitiated, providerFailed, noNetworkAvailable, unrecoverableNetworkChange
  case providerDisabled, authenticationCanceled, configurationFailed, idleTimeout
  case configurationDisabled, configurationRemoved, superceded, userLogout, userSwitch
  case connectionFailed, sleep, appUpdate, internalError
}
open class NEProvider: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open func sleep(completionHandler: @escaping () -> Void) { completionHandler() }
  open func wake() {}
  open func displayMessage(
    _ message: String, completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }
}
open class NETunnelNetworkSettings: NSObject, @unchecked Sendable {
  public let tunnelRemoteAddress: String
  open var dnsSettings: NEDNSSettings?
  open var proxySettings: NEProxySettings?
  public init(tunnelRemoteAddress address: String) { tunnelRemoteAddress = address }
}
open class NEPacketTunnelNetworkSettings: NETunnelNetworkSettings, @unchecked Sendable {
  open var ipv4Settings: NEIPv4Settings?
  open var ipv6Settings: NEIPv6Settings?
  open var mtu: NSNumber?
  open var tunnelOverheadBytes: NSNumber?
}
open class NEProxySettings: NSObject, @unchecked Sendable {
  open var autoProxyConfigurationEnabled = false
  open var httpEnabled = false
  open var httpsEnabled = false
  open var httpServer: NEProxyServer?
  open var httpsServer: NEProxyServer?
  open var exceptionList: [String]?
  open var matchDomains: [String]?
  public override init() { super.init() }
}
open class NEProxyServer: NSObject, @unchecked Sendable {
  public let address: String
  public let port: Int
  public init(address: String, port: Int) { (self.address, self.port) = (address, port) }
}
open class NEIPv4Route: NSObject, @unchecked Sendable {
  public let destinationAddress: String
  public let destinationSubnetMask: String
  open var gatewayAddress: String?
  public init(destinationAddress address: String, subnetMask: String) {
    (destinationAddress, destinationSubnetMask) = (address, subnetMask)
  }
  open class func `default`() -> NEIPv4Route {
    NEIPv4Route(destinationAddress: "0.0.0.0", subnetMask: "0.0.0.0")
  }
}
open class NEIPv4Settings: NSObject, @unchecked Sendable {
  public let addresses: [String]
  public let subnetMasks: [String]
  open var includedRoutes: [NEIPv4Route]?
  open var excludedRoutes: [NEIPv4Route]?
  public init(addresses: [String], subnetMasks: [String]) {
    (self.addresses, self.subnetMasks) = (addresses, subnetMasks)
  }
}
open class NEIPv6Route: NSObject, @unchecked Sendable {
  public let destinationAddress: String
  public let destinationNetworkPrefixLength: NSNumber
  public init(destinationAddress address: String, networkPrefixLength: NSNumber) {
    (destinationAddress, destinationNetworkPrefixLength) = (address, networkPrefixLength)
  }
  open class func `default`() -> NEIPv6Route {
    NEIPv6Route(destinationAddress: "::", networkPrefixLength: 0)
  }
}
open class NEIPv6Settings: NSObject, @unchecked Sendable {
  public let addresses: [String]
  public let networkPrefixLengths: [NSNumber]
  open var includedRoutes: [NEIPv6Route]?
  open var excludedRoutes: [NEIPv6Route]?
  public init(addresses: [String], networkPrefixLengths: [NSNumber]) {
    (self.addresses, self.networkPrefixLengths) = (addresses, networkPrefixLengths)
  }
}
open class NEPacketTunnelFlow: NSObject, @unchecked Sendable {
  /// Never calls the closure: there are no packets.
  open func readPackets(completionHandler: @escaping ([Data], [NSNumber]) -> Void) {}
  open func writePackets(_ packets: [Data], withProtocols protocols: [NSNumber]) -> Bool { false }
}
open class NETunnelProvider: NEProvider, @unchecked Sendable {
  open var protocolConfiguration: NEVPNProtocol { NETunnelProviderProtocol() }
  open var reasserting = false
  open func handleAppMessage(_ messageData: Data, completionHandler: ((Data?) -> Void)?) {
    completionHandler?(nil)
  }
  open func setTunnelNetworkSettings(
    _ tunnelNetworkSettings: NETunnelNetworkSettings?,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(NEVPNError(.connectionFailed))
  }
  open func setTunnelNetworkSettings(
    _ tunnelNetworkSettings: NETunnelNetworkSettings?
  ) async throws {
    throw NEVPNError(.connectionFailed)
  }
}
open class NEPacketTunnelProvider: NETunnelProvider, @unchecked Sendable {
  public let packetFlow = NEPacketTunnelFlow()
  open func startTunnel(
    options: [String: NSObject]?, completionHandler: @escaping ((any Error)?) -> Void
  ) {
    completionHandler(NEVPNError(.connectionFailed))
  }
  open func stopTunnel(
    with reason: NEProviderStopReason, completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
  open func cancelTunnelWithError(_ error: (any Error)?) {}
}

open class NEFilterProviderConfiguration: NSObject, @unchecked Sendable {
  open var filterBrowsers = false
  open var filterSockets = false
  open var filterPackets = false
  open var vendorConfiguration: [String: Any]?
  open var serverAddress: String?
  open var username: String?
  open var organization: String?
  public override init() { super.init() }
}
/// A filter of the network, which is not saved.
open class NEFilterManager: NSObject, @unchecked Sendable {
  private static let manager = NEFilterManager()
  open class func shared() -> NEFilterManager { manager }
  open var localizedDescription: String?
  open var providerConfiguration: NEFilterProviderConfiguration?
  open var isEnabled = false
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
