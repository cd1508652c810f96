import Foundation
import FoundationNames
import Testing

struct URLResourceKeyCloudTests {
  @Test func aFileIsNotInTheCloud() throws {
    let values = try FileManager.default.temporaryDirectory.resourceValues(forKeys: [
      .ubiquitousItemDownloadingStatusKey
    ])
    #expect(values.ubiquitousItemDownloadingStatus != .current)
    #expect(values.ubiquitousItemDownloadingStatus == nil)
  }
}
