import Foundation
import Goldens
import Testing

struct SnapshotCommandsTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func message(golden: String?) throws -> String? {
    let test = SnapshotTest(
      fileID: "App/Card.swift", filePath: folder.url.appendingPathComponent("Card.swift").path,
      function: "Dark")
    var verification = Verification(
      golden: GoldenPath(test: test, identifier: "Dark.1", pathExtension: "txt"), mode: .never,
      artifacts: ArtifactDirectory(root: folder.url.appendingPathComponent(".snap")),
      function: "Dark")
    verification.commands = SnapshotCommands(
      accept: "snap accept 'Dark'", record: "snap test --record missing")
    if let golden {
      let file = verification.golden.url
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(golden.utf8).write(to: file)
    }
    return verification.verify {
      Data("new".utf8)
    } compare: { _ in
      Difference(lines: ["text  differs"])
    }.message
  }

  @Test func messagesGiveThemInsteadOfThoseOfTests() throws {
    let missing = try #require(try message(golden: nil))
    #expect(missing.hasSuffix("\nrecord: snap test --record missing"))
    let mismatch = try #require(try message(golden: "old"))
    #expect(mismatch.hasSuffix("\naccept: snap accept 'Dark'"))
  }
}
