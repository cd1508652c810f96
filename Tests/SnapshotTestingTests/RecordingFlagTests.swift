import Foundation
import SnapshotTesting
import Testing

@Suite(.serialized) struct RecordingFlagTests {
  /// A function like those of test suites, which pass their flag on.
  private func verify(
    _ text: String, record recording: Bool?, in path: String, name: String
  ) -> String? {
    verifySnapshot(
      of: text, as: .lines, named: "a", record: recording, snapshotDirectory: path,
      testName: name)
  }

  @Test func aFlagThatIsPassedOnRecordsOrCompares() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.path
    #expect(
      verify("one", record: true, in: path, name: "first")?.hasPrefix("Record mode is on.") == true)
    for name in ["second", "third", "fourth"] {
      try FileManager.default.copyItem(
        atPath: "\(path)/first.a.txt", toPath: "\(path)/\(name).a.txt")
    }
    #expect(verify("one", record: false, in: path, name: "second") == nil)
    #expect(verify("one", record: nil, in: path, name: "third") == nil)
    #expect(verify("two", record: false, in: path, name: "fourth")?.contains("−one") == true)
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
