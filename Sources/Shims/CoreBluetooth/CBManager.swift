// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

// Bluetooth, which is off.

public enum CBManagerState: Int, Sendable {
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}
public enum CBManagerAuthorization: Int, Sendable {
  case notDetermined, restricted, denied, allowedAlways
}
public enum CBPeripheralState: Int, Sendable {
  case disconnected, connecting, connected, disconnecting
}
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }
public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let broadcast = CBCharacteristicProperties(rawValue: 1)
  public static let read = CBCharacteristicProperties(rawValue: 2)
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
  public static let write = CBCharacteristicProperties(rawValue: 8)
  public static let notify = CBCharacteristicProperties(rawValue: 16)
  public static let indicate = CBCharacteristicProperties(rawValue: 32)
}
extension CBCharacteristicProperties {
  public static let authenticatedSignedWrites = CBCharacteristicProperties(rawValue: 64)
  public static let extendedProperties = CBCharacteristicProperties(rawValue: 128)
  public static let notifyEncryptionRequired = CBCharacteristicProperties(rawValue: 256)
  public static let indicateEncryptionRequired = CBCharacteristicProperties(rawValue: 512)
}
public struct CBAttributePermissions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let readable = CBAttributePermissions(rawValue: 1)
  public static let writeable = CBAttributePermissions(rawValue: 2)
  public static let readEncryptionRequired = CBAttributePermissions(rawValue: 4)
  public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 8)
}
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
public let CBCentralManagerScanOptionSolicitedServiceUUIDsKey = "kCBScanOptionSolicitedServiceUUIDs"
public let CBCentralManagerOptionDeviceAccessForMedia = "kCBInitOptionDeviceAccessForMedia"
public let CBCentralManagerRestoredStateScanServicesKey = "kCBRestoredScanServices"
public let CBCentralManagerRestoredStateScanOptionsKey = "kCBRestoredScanOptions"
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey =
  "kCBConnectOptionNotifyOnDisconnection"
public let CBConnectPeripheralOptionNotifyOnNotificationKey = "kCBConnectOptionNotifyOnNotification"
public let CBConnectPeripheralOptionStartDelayKey = "kCBConnectOptionStartDelay"
public let CBConnectPeripheralOptionEnableTransportBridgingKey =
  "kCBConnectOptionEnableTransportBridging"
public let CBConnectPeripheralOptionRequiresANCS = "kCBConnectOptionRequiresANCS"
public let CBConnectPeripheralOptionEnableAutoReconnect = "kCBConnectOptionEnableAutoReconnect"
public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
public let CBPeripheralManagerRestoredStateServicesKey = "kCBRestoredServices"
public let CBPeripheralManagerRestoredStateAdvertisementDataKey = "kCBRestoredAdvertisement"
public let CBAdvertisementDataOverflowServiceUUIDsKey = "kCBAdvDataOverflowServiceUUIDs"
public let CBAdvertisementDataSolicitedServiceUUIDsKey = "kCBAdvDataSolicitedServiceUUIDs"
public let CBUUIDCharacteristicExtendedPropertiesString = "2900"
public let CBUUIDCharacteristicUserDescriptionString = "2901"
public let CBUUIDClientCharacteristicConfigurationString = "2902"
public let CBUUIDServerCharacteristicConfigurationString = "2903"
public let CBUUIDCharacteristicFormatString = "2904"
public let CBUUIDCharacteristicAggregateFormatString = "2905"
public let CBUUIDCharacteristicValidRangeString = "2906"
public let CBUUIDL2CAPPSMCharacteristicString = "ABDD3056-28FA-441D-A470-55A75A52553A"

public enum CBConnectionEvent: Int, Sendable { case peerDisconnected, peerConnected }
public enum CBPeripheralManagerConnectionLatency: Int, Sendable { case low, medium, high }
public enum CBPeripheralManagerAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}
public typealias CBCentralManagerState = CBManagerState
public typealias CBPeripheralManagerState = CBManagerState
public typealias CBL2CAPPSM = UInt16
public struct CBConnectionEventMatchingOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let serviceUUIDs = Self(rawValue: "kCBConnectionEventMatchingOptionServiceUUIDs")
  public static let peripheralUUIDs = Self(
    rawValue: "kCBConnectionEventMatchingOptionPeripheralUUIDs")
}

/// The state of Bluetooth: it is off.
open class CBManager: NSObject, @unchecked Sendable {
  open var state: CBManagerState { .poweredOff }
  open var authorization: CBManagerAuthorization { .notDetermined }
  open class var authorization: CBManagerAuthorization { .notDetermined }
}
