import AVFoundation
import Testing

struct AVAssetTests {
  @Test func aMetadataItemHasNoValues() async throws {
    let item = AVMetadataItem()
    #expect(item.commonKey?.rawValue != AVMetadataKey.commonKeyTitle.rawValue)
    #expect(try await item.load(.stringValue) == nil)
  }
}
