import Foundation
import Render

/// The messages of failures.
///
/// Their first lines are those of swift-snapshot-testing, because tools parse these.
struct FailureMessage {
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

    Restore it from version control, or delete it and record it anew.
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
    var lines = ["Snapshot\(name) does not match reference."]
    lines += (verification.notes + moved + difference.lines).map { "  \($0)" }
    lines += ["@−", golden] + artifacts.lines
    lines.append("accept: \(command(.failed))")
    return lines.joined(separator: "\n")
  }

  /// Returns the command that runs the test in another mode, or advice for a test that sets its
  /// mode, on which the environment has no effect.
  private func command(_ mode: RecordMode) -> String {
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
