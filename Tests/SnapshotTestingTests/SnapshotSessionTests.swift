import Foundation
import Goldens
import SnapshotTesting
import Testing

@Suite struct SnapshotSessionTests {
  private func test(_ folder: URL, _ function: String = "testCart()") -> SnapshotTest {
    SnapshotTest(
      fileID: "AppTests/CartTests.swift",
      filePath: folder.appendingPathComponent("CartTests.swift").path, function: function)
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = try TemporaryFolder()
    try withExtendedLifetime(folder) { try body($0.url) }
  }

  /// Takes the first snapshot of a fresh process.
  private func verify(
    _ text: String, in folder: URL, record: RecordMode? = nil,
    environment: [String: String] = [:]
  ) -> String? {
    SnapshotSession(environment: environment).verify(
      of: { text }, as: .lines, named: nil, record: record, test: test(folder), line: 1)
  }

  @Test func recordsThenComparesThenDiffers() throws {
    try withFolder { folder in
      let recorded = verify("one\ntwo\n", in: folder)
      #expect(recorded?.hasPrefix("No reference was found on disk. Automatically") == true)
      #expect(verify("one\ntwo\n", in: folder) == nil)
      let message = verify("one\n2\n", in: folder)?.replacing(folder.path, with: "/app")
      #expect(
        message == """
          Snapshot does not match reference.
             one
            −two
            +2
            \("")\u{20}
          @−
          "file:///app/__Snapshots__/CartTests/testCart.1.txt"
          @+
          "file:///app/.snap/AppTests/CartTests/testCart.1.actual.txt"
          accept: SNAP_RECORD=failed swift test --filter '\\btestCart\\b'
          """)
    }
  }

  @Test func nothingIsRecordedOnABuildServer() throws {
    try withFolder { folder in
      let message = verify("one", in: folder, environment: ["CI": "true"])
      #expect(message?.hasPrefix("No reference was found on disk. New snapshot was not") == true)
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/__Snapshots__"))
    }
  }

  @Test func theCallPrecedesTheScopeAndTheScopeTheEnvironment() throws {
    try withFolder { folder in
      let environment = ["SNAP_RECORD": "never"]
      withSnapshotTesting(record: .missing) {
        let call = verify("one", in: folder, record: .never, environment: environment)
        #expect(call?.contains("recording is disabled") == true)
        let scope = verify("one", in: folder, environment: environment)
        #expect(scope?.contains("Automatically recorded snapshot") == true)
      }
    }
  }

  @Test func theMessageTellsHowToRecordIfTheTestSetsItsMode() throws {
    try withFolder { folder in
      #expect(
        verify("one", in: folder, record: .never)?.hasSuffix(
          "\nrecord: let the test record .missing and run it again") == true)
      _ = verify("one", in: folder)
      withSnapshotTesting(record: .missing) {
        #expect(
          verify("two", in: folder)?.hasSuffix(
            "\naccept: let the test record .failed and run it again") == true)
      }
    }
  }

  @Test func theToolReplacesTheListOfFiles() throws {
    try withFolder { folder in
      _ = verify("one", in: folder)
      func lines() -> String? {
        verify("two", in: folder, environment: ["SNAP_DIFF_TOOL": "meld"])?
          .replacing(folder.path, with: "/app")
      }
      #expect(
        lines()?.contains(
          """

          meld "/app/__Snapshots__/CartTests/testCart.1.txt" \
          "/app/.snap/AppTests/CartTests/testCart.1.actual.txt"
          accept: 
          """) == true)
      withSnapshotTesting(diffTool: "ksdiff") {
        #expect(lines()?.contains("\nksdiff \"/app/") == true)
      }
    }
  }

  @Test func anUnknownModeFails() throws {
    try withFolder { folder in
      let message = verify("one", in: folder, environment: ["SNAP_RECORD": "always"])
      #expect(message?.contains("SNAP_RECORD=always is not a record mode") == true)
    }
  }

  @Test func artifactsGoWhereTheEnvironmentSays() throws {
    try withFolder { folder in
      let out = folder.appendingPathComponent("out").path
      _ = verify("one", in: folder, environment: ["CI": "1", "SNAP_ARTIFACTS": out])
      #expect(
        FileManager.default.fileExists(atPath: out + "/AppTests/CartTests/testCart.1.actual.txt"))
    }
  }

  @Test func aSecondWriterFails() throws {
    try withFolder { folder in
      let session = SnapshotSession(environment: [:])
      func verify(line: UInt) -> String? {
        session.verify(
          of: { "one" }, as: .lines, named: "x", record: nil, test: test(folder), line: line)
      }
      #expect(verify(line: 1)?.contains("Automatically recorded") == true)
      #expect(verify(line: 2)?.contains("Two snapshots have the same golden") == true)
    }
  }
}
