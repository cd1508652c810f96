// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A request of another device; there are none.
open class CBATTRequest: NSObject, @unchecked Sendable {
  public let central: CBCentral
  public let characteristic: CBCharacteristic
  open var offset: Int { 0 }
  open var value: Data?
  init(central: CBCentral, characteristic: CBCharacteristic) {
    (self.central, self.characteristic) = (central, characteristic)
  }
}

/// The services for other devices; it tells its delegate once that Bluetooth is off.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  open var isAdvertising: Bool { false }
  public init(
    delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    (queue ?? .main).async { [weak self] in
      guard let self else { return }
      self.delegate?.peripheralManagerDidUpdateState(self)
    }
  }
  public convenience override init() { self.init(delegate: nil, queue: nil) }
  open class func authorizationStatus() -> CBPeripheralManagerAuthorizationStatus {
    .notDetermined
  }
  open func startAdvertising(_ advertisementData: [String: Any]?) {}
  open func stopAdvertising() {}
  open func setDesiredConnectionLatency(
    _ latency: CBPeripheralManagerConnectionLatency, for central: CBCentral
  ) {}
  open func add(_ service: CBMutableService) {}
  open func remove(_ service: CBMutableService) {}
  open func removeAllServices() {}
  open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
  open func updateValue(
    _ value: Data, for characteristic: CBMutableCharacteristic,
    onSubscribedCentrals centrals: [CBCentral]?
  ) -> Bool { false }
  open func publishL2CAPChannel(withEncryption encryptionRequired: Bool) {}
  open func unpublishL2CAPChannel(_ PSM: CBL2CAPPSM) {}
}

public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
  func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
  func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
  func peripheralManager(
    _ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral,
    didSubscribeTo characteristic: CBCharacteristic)
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral,
    didUnsubscribeFrom characteristic: CBCharacteristic)
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
  func peripheralManager(
    _ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
  func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
  func peripheralManager(
    _ peripheral: CBPeripheralManager, didPublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?)
  func peripheralManager(
    _ peripheral: CBPeripheralManager, didUnpublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?
  )
  func peripheralManager(
    _ peripheral: CBPeripheralManager, didOpen channel: CBL2CAPChannel?, error: (any Error)?)
}
extension CBPeripheralManagerDelegate {
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]
  ) {}
  public func peripheralManagerDidStartAdvertising(
    _ peripheral: CBPeripheralManager, error: (any Error)?
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral,
    didSubscribeTo characteristic: CBCharacteristic
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral,
    didUnsubscribeFrom characteristic: CBCharacteristic
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]
  ) {}
  public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didPublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didUnpublishL2CAPChannel PSM: CBL2CAPPSM, error: (any Error)?
  ) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didOpen channel: CBL2CAPChannel?, error: (any Error)?
  ) {}
}
