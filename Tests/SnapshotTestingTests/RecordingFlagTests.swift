import Foundation
import SnapshotTesting
import Testing

@Suite(.serialized) struct RecordingFlagTests {
  /// A function like those of test suites, which pass their flag on.
  private func verify(_ text: String, record recording: Bool?, in path: String) -> String? {
    verifySnapshot(
      of: text, as: .lines, named: "a", record: recording, snapshotDirectory: path,
      testName: "flag")
  }

  @Test func aFlagThatIsPassedOnRecordsOrCompares() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path
    #expect(verify("one", record: true, in: path)?.hasPrefix("Record mode is on.") == true)
    #expect(verify("one", record: false, in: path) == nil)
    #expect(verify("one", record: nil, in: path) == nil)
    #expect(verify("two", record: false, in: path)?.contains("−one") == true)
  }

  @Test func allAssertionsTakeAFlagAndTheModes() {
    let recording = false
    let strategies: [Snapshotting<String, String>] = []
    assertSnapshots(of: "one", as: strategies, record: recording)
    assertSnapshots(of: "one", as: [:] as [String: Snapshotting<String, String>], record: recording)
    assertSnapshots(matching: "one", as: strategies, record: recording)
    assertInlineSnapshot(of: "one", as: .lines, record: recording) { "one" }
    assertInlineSnapshot(of: "one", as: .lines, record: nil) { "one" }
    assertInlineSnapshot(of: "one", as: .lines, record: false) { "one" }
    assertInlineSnapshot(of: "one", as: .lines, record: .never) { "one" }
  }
}
