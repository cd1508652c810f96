import Foundation
import Render

/// The messages of failures.
///
/// Their first lines are those of swift-snapshot-testing, because tools parse these.
struct FailureMessage {
  /// The most lines about a difference.
  static let limit = 25

  var verification: Verification

  private var golden: String { "\"\(verification.golden.url.absoluteString)\"" }

  var recordModeIsOn: String {
    """
    Record mode is on. Automatically recorded snapshot: …

    open \(golden)

    Turn record mode off and re-run "\(verification.function)" to assert against the \
    newly-recorded snapshot
    """
  }

  var recordedMissing: String {
    """
    No reference was found on disk. Automatically recorded snapshot: …

    open \(golden)

    Re-run "\(verification.function)" to assert against the newly-recorded snapshot.
    """
  }

  func missing(_ artifacts: Artifacts) -> String {
    """
    No reference was found on disk. New snapshot was not recorded because recording is disabled

    @−
    \(golden)
    \(artifacts.lines.joined(separator: "\n"))
    record: \(command(.missing))
    """
  }

  var isPointer: String {
    """
    The reference is a Git LFS pointer, not the snapshot itself.

    \(golden)

    Fetch it: git lfs pull
    """
  }

  func isUnreadable(_ error: any Error) -> String {
    """
    The reference cannot be read: \(error.reason)

    \(golden)

    Restore it from version control, or delete it and record it again.
    """
  }

  func cannotVerify(_ error: any Error) -> String {
    """
    The snapshot could not be verified: \(error.reason)

    \(golden)
    """
  }

  func mismatch(_ difference: Difference, moved: [String], _ artifacts: Artifacts) -> String {
    let name = verification.name.map { " \"\($0)\"" } ?? ""
    let first = "Snapshot\(name) does not match reference."
    let last = files(artifacts) + ["accept: \(command(.failed))"] + artifacts.explanation
    var lines = verification.notes + moved + difference.lines
    let room = max(1, Self.limit - 1 - last.count)
    if lines.count > room {
      let hidden = lines.count - room + 1
      lines = lines.prefix(room - 1) + ["… \(NumberFormat.count(hidden)) more lines"]
    }
    return ([first] + lines.map { "  \($0)" } + last).joined(separator: "\n")
  }

  /// Returns the lines about the files: their URLs, or the command that compares them.
  private func files(_ artifacts: Artifacts) -> [String] {
    guard let compare = verification.compareCommand, artifacts.problem == nil else {
      return ["@−", golden] + artifacts.lines
    }
    let command = compare(verification.golden.url.path, artifacts.actual.path)
    return command.split(separator: "\n").map(String.init) + artifacts.diffLines
  }

  /// Returns the command that runs the test in another mode, or advice for a test that sets its
  /// mode, on which the environment has no effect.
  private func command(_ mode: RecordMode) -> String {
    if let commands = verification.commands {
      return mode == .missing ? commands.record : commands.accept
    }
    if verification.isModeSetByTest {
      return "let the test record .\(mode.rawValue) and run it again"
    }
    return "SNAP_RECORD=\(mode.rawValue) swift test --filter \(filter)"
  }

  /// The regular expression of the test for `swift test --filter`.
  ///
  /// If the name is not that of a plain function, it is the file, since a raw name would have to be
  /// escaped, and a name that the caller passes is not the name of a test.
  private var filter: String {
    let name = verification.function.prefix { $0 != "(" }
    let isPlain =
      name.count < verification.function.count
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isPlain ? "'\\b\(name)\\b'" : verification.golden.file
  }
}
