// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

open class CBPeer: NSObject, NSCopying, @unchecked Sendable {
  public let identifier = UUID()
  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
open class CBCentral: CBPeer, @unchecked Sendable {
  open var maximumUpdateValueLength: Int { 20 }
}

/// A device near by; none is found.
open class CBPeripheral: CBPeer, @unchecked Sendable {
  open weak var delegate: (any CBPeripheralDelegate)?
  open var name: String? { nil }
  open var state: CBPeripheralState { .disconnected }
  open var services: [CBService]? { nil }
  open var canSendWriteWithoutResponse: Bool { false }
  open var ancsAuthorized: Bool { false }
  open var rssi: NSNumber? { nil }
  open func readRSSI() {}
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {}
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  open func discoverDescriptors(for characteristic: CBCharacteristic) {}
  open func readValue(for characteristic: CBCharacteristic) {}
  open func readValue(for descriptor: CBDescriptor) {}
  open func writeValue(
    _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
  ) {}
  open func writeValue(_ data: Data, for descriptor: CBDescriptor) {}
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
  open func openL2CAPChannel(_ PSM: CBL2CAPPSM) {}
}

open class CBL2CAPChannel: NSObject, @unchecked Sendable {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var peer: CBPeer! { nil }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var inputStream: InputStream! { nil }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var outputStream: OutputStream! { nil }
  open var psm: CBL2CAPPSM { 0 }
}

public protocol CBPeripheralDelegate: NSObjectProtocol {
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService,
    error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic,
    error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?)
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
  func peripheral(_ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
  func peripheralDidUpdateName(_ peripheral: CBPeripheral)
  func peripheralDidUpdateRSSI(_ peripheral: CBPeripheral, error: (any Error)?)
  func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
}
extension CBPeripheralDelegate {
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?
  ) {}
  public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
  public func peripheralDidUpdateRSSI(_ peripheral: CBPeripheral, error: (any Error)?) {}
  public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {}
}
