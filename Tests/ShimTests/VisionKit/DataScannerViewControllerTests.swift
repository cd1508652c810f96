import Testing
import VisionKit

@MainActor struct DataScannerViewControllerTests {
  @Test func noScanStarts() async {
    let scanner = DataScannerViewController(recognizedDataTypes: [.text(), .barcode()])
    #expect(scanner.recognizedDataTypes.count == 2 && !DataScannerViewController.isSupported)
    #expect(throws: DataScannerViewController.ScanningUnavailable.unsupported) {
      try scanner.startScanning()
    }
    var items = 0
    for await _ in scanner.recognizedItems { items += 1 }
    #expect(items == 0)
  }
}
