import CoreBluetooth
import Testing

struct CBCentralManagerTests {
  @Test func nothingIsFound() {
    let manager = CBCentralManager(delegate: nil, queue: nil)
    manager.scanForPeripherals(withServices: [CBUUID(string: "180D")])
    #expect(manager.state != .poweredOn && !manager.isScanning)
    #expect(manager.retrieveConnectedPeripherals(withServices: []).isEmpty)
  }

  @Test func identifiersAreEqualByTheirDigits() {
    #expect(CBUUID(string: "180d") == CBUUID(data: Data([0x18, 0x0D])))
    #expect(CBUUID(string: "180D").data == Data([0x18, 0x0D]))
    #expect(CBUUID(string: "180D") != CBUUID(string: "180F"))
  }

  @Test func aServiceKeepsItsCharacteristics() {
    let service = CBMutableService(type: CBUUID(string: "180D"), primary: true)
    let rate = CBMutableCharacteristic(
      type: CBUUID(string: "2A37"), properties: [.read, .notify], value: nil,
      permissions: .readable)
    service.characteristics = [rate]
    #expect(service.characteristics == [rate] && rate.properties.contains(.notify))
  }
}
