// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A wireless network that an app wants the device to join; the system refuses.
open class NEHotspotConfiguration: NSObject, @unchecked Sendable {
  public let ssid: String
  public let ssidPrefix: String
  open var joinOnce = false
  open var lifeTimeInDays: NSNumber = 365
  open var hidden = false
  public init(ssid SSID: String) { (ssid, ssidPrefix) = (SSID, "") }
  public init(ssid SSID: String, passphrase: String, isWEP: Bool) {
    (ssid, ssidPrefix) = (SSID, "")
  }
  public init(ssidPrefix SSIDPrefix: String) { (ssid, ssidPrefix) = ("", SSIDPrefix) }
  public init(ssidPrefix SSIDPrefix: String, passphrase: String, isWEP: Bool) {
    (ssid, ssidPrefix) = ("", SSIDPrefix)
  }
}
open class NEHotspotConfigurationManager: NSObject, @unchecked Sendable {
  private static let manager = NEHotspotConfigurationManager()
  open class var shared: NEHotspotConfigurationManager { manager }
  open func apply(
    _ configuration: NEHotspotConfiguration, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(NEHotspotConfigurationError(.systemDenied))
  }
  open func apply(_ configuration: NEHotspotConfiguration) async throws {
    throw NEHotspotConfigurationError(.systemDenied)
  }
  open func removeConfiguration(forSSID SSID: String) {}
  open func getConfiguredSSIDs(completionHandler: @escaping ([String]) -> Void) {
    completionHandler([])
  }
  open func configuredSSIDs() async -> [String] { [] }
}
