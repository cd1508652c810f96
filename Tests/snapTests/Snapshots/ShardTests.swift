import Foundation
import Testing

@testable import snap

struct ShardTests {
  @Test(arguments: ["0/2", "3/2", "1", "a/b", "1/0", "1/2/3", "", "-1/2"])
  func nothingElseIsAShard(text: String) {
    #expect(Shard(text) == nil)
  }

  @Test func everyElementIsInOnePart() throws {
    let all = Array(1...10)
    let parts = try (1...3).map { try #require(Shard("\($0)/3")).part(of: all) }
    #expect(parts == [[1, 4, 7, 10], [2, 5, 8], [3, 6, 9]])
  }

  @Test func bazelCountsFromZero() throws {
    let pictures = try PictureFolder()
    let status = pictures.path + "/status"
    let shard = try Shard.bazels(in: [
      "TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "8", "TEST_SHARD_STATUS_FILE": status,
    ])
    #expect(shard?.text == "2/8")
    #expect(FileManager.default.fileExists(atPath: status))
    #expect(try Shard.bazels(in: [:]) == nil)
  }

  @Test func anIndexBeyondTheTotalIsAFailure() {
    #expect(throws: Failure.self) {
      try Shard.bazels(in: ["TEST_SHARD_INDEX": "8", "TEST_TOTAL_SHARDS": "8"])
    }
  }
}
