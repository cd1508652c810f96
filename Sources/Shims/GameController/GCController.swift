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
  open var extendedGamepad: GCExtendedGamepad? { nil }
  open var microGamepad: GCMicroGamepad? { nil }
  open var physicalInputProfile: GCPhysicalInputProfile { GCPhysicalInputProfile() }
  open var battery: GCDeviceBattery? { nil }
  open var light: GCDeviceLight? { nil }
  open var haptics: GCDeviceHaptics? { nil }
  open var motion: GCMotion? { nil }
  open var isSnapshot: Bool { false }
  open var playerIndex = GCControllerPlayerIndex.indexUnset
  open var controllerPausedHandler: ((GCController) -> Void)?
  open var handlerQueue = DispatchQueue.main
  open class var shouldMonitorBackgroundEvents: Bool {
    get { false }
    set {}
  }
}
open class GCKeyboard: NSObject, GCDevice, @unchecked Sendable {
  open class var coalesced: GCKeyboard? { nil }
  open var vendorName: String? { nil }
  open var productCategory: String { "" }
  open var keyboardInput: GCKeyboardInput? { nil }
}
open class GCKeyboardInput: NSObject, @unchecked Sendable {
  open var isAnyKeyPressed: Bool { false }
  open var keyChangedHandler: ((GCKeyboardInput, GCControllerButtonInput, GCKeyCode, Bool) -> Void)?
  open func button(forKeyCode code: GCKeyCode) -> GCControllerButtonInput? { nil }
}
public struct GCKeyCode: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let keyA = Self(rawValue: 4), keyD = Self(rawValue: 7)
  public static let keyE = Self(rawValue: 8), keyQ = Self(rawValue: 20)
  public static let keyS = Self(rawValue: 22), keyW = Self(rawValue: 26)
  public static let returnOrEnter = Self(rawValue: 40), escape = Self(rawValue: 41)
  public static let tab = Self(rawValue: 43), spacebar = Self(rawValue: 44)
  public static let rightArrow = Self(rawValue: 79), leftArrow = Self(rawValue: 80)
  public static let downArrow = Self(rawValue: 81), upArrow = Self(rawValue: 82)
  public static let leftShift = Self(rawValue: 225), leftControl = Self(rawValue: 224)
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
