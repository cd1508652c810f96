import CoreBluetooth
import Foundation
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

  private final class Scanner: NSObject, CBCentralManagerDelegate, @unchecked Sendable {
    let report: @Sendable (CBManagerState) -> Void
    init(report: @escaping @Sendable (CBManagerState) -> Void) { self.report = report }
    func centralManagerDidUpdateState(_ central: CBCentralManager) { report(central.state) }
  }

  @Test func theDelegateHearsThatBluetoothIsOff() async {
    let states = AsyncStream<CBManagerState>.makeStream()
    let scanner = Scanner { states.continuation.yield($0) }
    let manager = CBCentralManager(delegate: scanner, queue: DispatchQueue(label: "bluetooth"))
    var iterator = states.stream.makeAsyncIterator()
    #expect(await iterator.next() == .poweredOff)
    #expect(manager.delegate === scanner)
  }

  @Test func aCharacteristicKnowsItsService() {
    let service = CBMutableService(type: CBUUID(string: "180D"), primary: true)
    let rate = CBMutableCharacteristic(
      type: CBUUID(string: "2A37"), properties: .read, value: nil, permissions: .readable)
    service.characteristics = [rate]
    rate.value = Data([3])
    #expect(rate.service === service && rate.value == Data([3]))
    service.characteristics = nil
    #expect(rate.service == nil)
  }
}
