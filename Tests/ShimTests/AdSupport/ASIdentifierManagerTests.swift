import AdSupport
import Testing

struct ASIdentifierManagerTests {
  @Test func theIdentifierIsZero() {
    let manager = ASIdentifierManager.shared()
    #expect(manager.advertisingIdentifier.uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(!manager.isAdvertisingTrackingEnabled)
  }
}
