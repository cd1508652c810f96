import Foundation
import SnapshotTesting
import Testing

@Suite(.serialized) struct MatchingSnapshotTests {
  @Test func theOlderSpellingVerifiesTheSameGolden() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path
    #expect(
      verifySnapshot(
        matching: "one", as: .lines, named: "a", record: true, snapshotDirectory: path)?
        .hasPrefix("Record mode is on.") == true)
    let golden = folder.url
      .appendingPathComponent("theOlderSpellingVerifiesTheSameGolden.a.txt")
    #expect(try String(contentsOf: golden, encoding: .utf8) == "one")
  }
}
