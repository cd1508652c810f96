import Foundation
import Render
import Goldens

/// The state that the snapshots of one process share: the environment and the assigned goldens.
package struct SnapshotSession: Sendable {
  package var environment: [String: String]
  package var registry: GoldenRegistry

  /// Creates a session; `claims` are those of the other processes of the run.
  package init(environment: [String: String], claims: RunClaims? = nil) {
    self.environment = environment
    registry = GoldenRegistry(claims: claims)
  }

  /// The session of this process, with the environment of the process.
  package static let process = SnapshotSession(
    environment: ProcessInfo.processInfo.environment, claims: .current)

  /// Verifies one snapshot of one test.
  package func verify<Value, Format>(
    of value: () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String?, record: RecordMode?, directory: URL? = nil, test: SnapshotTest, line: UInt
  ) -> String? {
    do {
      let configuration = SnapshotTestingConfiguration.current
      let scope = configuration?.record ?? (isRecording ? .all : nil)
      let mode = try RecordMode.resolve(call: record, scope: scope, environment: environment)
      let golden = try registry.claim(
        test: test, line: line, name: name, pathExtension: snapshotting.pathExtension,
        directory: directory)
      let capture = try snapshotting.capture(value())
      let verification = Verification(
        golden: golden, mode: mode, isModeSetByTest: (record ?? scope) != nil,
        artifacts: ArtifactDirectory(filePath: test.filePath, environment: environment),
        name: name, function: test.function, layout: capture.layout, notes: capture.notes,
        compareCommand: compareCommand(configuration),
        sources: ArtifactDirectory.packageFolder(
          of: URL(fileURLWithPath: test.filePath).deletingLastPathComponent()))
      let outcome = verification.verify {
        try snapshotting.diffing.toData(capture.format)
      } compare: { data in
        let expected = try snapshotting.diffing.fromData(data)
        return try snapshotting.diffing.diffV2(expected, capture.format).map(Difference.init)
      }
      if outcome.message != nil { RunningTest.attach(verification.files) }
      return outcome.message
    } catch {
      return "The snapshot could not be taken: \(error.reason)"
    }
  }

  /// Returns the function that writes the command for two files; nil for the plain list of files.
  ///
  /// The tool of the scope is used, else that of the process, else `SNAP_DIFF_TOOL`.
  private func compareCommand(
    _ configuration: SnapshotTestingConfiguration?
  ) -> (@Sendable (String, String) -> String)? {
    if let tool = configuration?.diffTool ?? diffTool {
      return { tool(currentFilePath: $0, failedFilePath: $1) }
    }
    guard let command = environment["SNAP_DIFF_TOOL"], !command.isEmpty else { return nil }
    return { "\(command) \"\($0)\" \"\($1)\"" }
  }
}

extension Difference {
  fileprivate init(message: String, attachments: [DiffAttachment]) {
    let pictures = attachments.compactMap { attachment in
      switch attachment {
      case .data(let data, let name): name.hasPrefix("difference") ? data : nil
      }
    }
    self.init(
      lines: message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
      picture: pictures.first)
  }
}
