// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

open class CBUUID: NSObject, NSCopying, @unchecked Sendable {
  public let uuidString: String
  public init(string theString: String) { uuidString = theString.uppercased() }
  public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }
  public init(data theData: Data) {
    uuidString = theData.map { String(format: "%02X", $0) }.joined()
  }
  open var data: Data {
    let digits = Array(uuidString.filter(\.isHexDigit))
    return Data(
      stride(from: 0, to: digits.count - 1, by: 2).compactMap {
        UInt8(String(digits[$0...($0 + 1)]), radix: 16)
      })
  }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID)?.uuidString == uuidString
  }
  open override var hash: Int { uuidString.hashValue }
  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override var description: String { uuidString }
}

open class CBAttribute: NSObject, @unchecked Sendable {
  public let uuid: CBUUID
  fileprivate init(_ uuid: CBUUID) { self.uuid = uuid }
}
open class CBService: CBAttribute, @unchecked Sendable {
  open weak var peripheral: CBPeripheral? { nil }
  open fileprivate(set) var isPrimary = true
  open fileprivate(set) var includedServices: [CBService]?
  open fileprivate(set) var characteristics: [CBCharacteristic]?
}
open class CBMutableService: CBService, @unchecked Sendable {
  public init(type UUID: CBUUID, primary isPrimary: Bool) {
    super.init(UUID)
    self.isPrimary = isPrimary
  }
  open override var characteristics: [CBCharacteristic]? {
    get { super.characteristics }
    set {
      for characteristic in super.characteristics ?? [] { characteristic.service = nil }
      super.characteristics = newValue
      for characteristic in newValue ?? [] { characteristic.service = self }
    }
  }
  open override var includedServices: [CBService]? {
    get { super.includedServices }
    set { super.includedServices = newValue }
  }
}
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
  open fileprivate(set) weak var service: CBService?
  open fileprivate(set) var properties: CBCharacteristicProperties = []
  open fileprivate(set) var value: Data?
  open fileprivate(set) var descriptors: [CBDescriptor]?
  open var isNotifying: Bool { false }
  open var isBroadcasted: Bool { false }
}
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
  open var permissions: CBAttributePermissions
  open var subscribedCentrals: [CBCentral]? { [] }
  public init(
    type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?,
    permissions: CBAttributePermissions
  ) {
    self.permissions = permissions
    super.init(UUID)
    (self.properties, self.value) = (properties, value)
  }
  open override var properties: CBCharacteristicProperties {
    get { super.properties }
    set { super.properties = newValue }
  }
  open override var value: Data? {
    get { super.value }
    set { super.value = newValue }
  }
  open override var descriptors: [CBDescriptor]? {
    get { super.descriptors }
    set { super.descriptors = newValue }
  }
}
open class CBDescriptor: CBAttribute, @unchecked Sendable {
  open weak var characteristic: CBCharacteristic? { nil }
  open var value: Any? { nil }
}
open class CBMutableDescriptor: CBDescriptor, @unchecked Sendable {
  private let stored: Any?
  open override var value: Any? { stored }
  public init(type UUID: CBUUID, value: Any?) {
    stored = value
    super.init(UUID)
  }
}
