import Foundation
import SnapshotTesting
import Testing

@Suite struct ProcessRegionTests {
  /// The same for every `TZ` and `LANG` of the environment.
  @Test func testsRunInTheStandardRegion() {
    let newYear = Date(timeIntervalSinceReferenceDate: 0)
    #expect(ProcessInfo.processInfo.environment["TZ"] == "GMT")
    #expect(Locale.current.identifier == "en_US")
    #expect(newYear.formatted() == "1/1/2001, 12:00\u{202F}AM")
    #expect(12.5.formatted(.currency(code: "USD")) == "$12.50")
    #expect(Calendar.current.component(.hour, from: newYear) == 0)
  }
}
