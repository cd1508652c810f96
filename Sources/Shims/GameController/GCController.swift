// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

// Controllers, keyboards and mice, of which none is connected.

public protocol GCDevice: NSObjectProtocol {
  var vendorName: String? { get }
  var productCategory: String { get }
}
open class GCController: NSObject, GCDevice, @unchecked Sendable {
  open class func controllers() -> [GCController] { [] }
  open class var current: GCController? { nil }
  open class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) {
    completionHandler?()
  }
  open class func stopWirelessControllerDiscovery() {}
  open var vendorName: String? { nil }
  open var productCategory: String { "" }
  open var isAttachedToDevice: Bool { false }
}
open class GCKeyboard: NSObject, GCDevice, @unchecked Sendable {
  open class var coalesced: GCKeyboard? { nil }
  open var vendorName: String? { nil }
  open var productCategory: String { "" }
  open var keyboardInput: GCKeyboardInput? { nil }
}
open class GCKeyboardInput: NSObject, @unchecked Sendable {
  open var isAnyKeyPressed: Bool { false }
}
open class GCMouse: NSObject, GCDevice, @unchecked Sendable {
  open class var current: GCMouse? { nil }
  open class func mice() -> [GCMouse] { [] }
  open var vendorName: String? { nil }
  open var productCategory: String { "" }
}
extension Notification.Name {
  public static let GCControllerDidConnect = Self("GCControllerDidConnectNotification")
  public static let GCControllerDidDisconnect = Self("GCControllerDidDisconnectNotification")
  public static let GCKeyboardDidConnect = Self("GCKeyboardDidConnectNotification")
  public static let GCKeyboardDidDisconnect = Self("GCKeyboardDidDisconnectNotification")
  public static let GCMouseDidConnect = Self("GCMouseDidConnectNotification")
  public static let GCMouseDidDisconnect = Self("GCMouseDidDisconnectNotification")
  public static let GCMouseDidBecomeCurrent = Self("GCMouseDidBecomeCurrentNotification")
}
