// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A search for devices near by, which tells its delegate once that Bluetooth is off.
open class CBCentralManager: CBManager, @unchecked Sendable {
  public struct Feature: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let extendedScanAndConnect = Feature(rawValue: 1)
  }
  open weak var delegate: (any CBCentralManagerDelegate)?
  open var isScanning: Bool { false }
  public init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    (queue ?? .main).async { [weak self] in
      guard let self else { return }
      self.delegate?.centralManagerDidUpdateState(self)
    }
  }
  public convenience override init() { self.init(delegate: nil, queue: nil) }
  open class func supports(_ features: Feature) -> Bool { false }
  open func scanForPeripherals(
    withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil
  ) {}
  open func stopScan() {}
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
    []
  }
  open func registerForConnectionEvents(
    options: [CBConnectionEventMatchingOption: Any]? = nil
  ) {}
}

public protocol CBCentralManagerDelegate: NSObjectProtocol {
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber)
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?)
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    timestamp: TimeInterval, isReconnecting: Bool, error: (any Error)?)
  func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
  func centralManager(
    _ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent,
    for peripheral: CBPeripheral)
  func centralManager(
    _ central: CBCentralManager, didUpdateANCSAuthorizationFor peripheral: CBPeripheral)
}
extension CBCentralManagerDelegate {
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any], rssi RSSI: NSNumber
  ) {}
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {}
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    error: (any Error)?
  ) {}
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral,
    timestamp: TimeInterval, isReconnecting: Bool, error: (any Error)?
  ) {}
  public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
  public func centralManager(
    _ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent,
    for peripheral: CBPeripheral
  ) {}
  public func centralManager(
    _ central: CBCentralManager, didUpdateANCSAuthorizationFor peripheral: CBPeripheral
  ) {}
}
