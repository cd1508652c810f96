import Foundation
import SnapshotTesting
import Testing

@Suite struct DataTests {
  @Test func bytesAreComparedExactly() throws {
    let strategy = SimplySnapshotting<Data>.data
    #expect(strategy.pathExtension == nil)
    #expect(try strategy.diffing.diffV2(Data([1, 2]), Data([1, 2])) == nil)
    #expect(
      try strategy.diffing.diffV2(Data([1, 2]), Data([1, 3, 4]))?.0
        == "Expected 2 bytes, got 3; the first difference is at byte 1")
    #expect(
      try strategy.diffing.diffV2(Data([1]), Data([1, 3]))?.0
        == "Expected 1 bytes, got 2; the first difference is at byte 1")
  }
}
