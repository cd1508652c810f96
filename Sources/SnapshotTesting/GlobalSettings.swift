import Foundation
import Goldens

/// Whether every snapshot of the process is recorded.
///
/// A `record:` argument, `withSnapshotTesting` and a trait take precedence over it; it takes
/// precedence over the environment. Set it back to false to leave the mode to the environment
/// again.
public var isRecording: Bool {
  get { GlobalSettings.shared.isRecording }
  set { GlobalSettings.shared.isRecording = newValue }
}

/// The tool that compares the files of a failure, for the snapshots of the process; nil for none.
///
/// The tool of a scope or trait takes precedence over it, and it over the environment's.
public var diffTool: SnapshotTestingConfiguration.DiffTool? {
  get { GlobalSettings.shared.diffTool }
  set { GlobalSettings.shared.diffTool = newValue }
}

private final class GlobalSettings: @unchecked Sendable {
  static let shared = GlobalSettings()

  private let lock = NSLock()
  private var recording = false
  private var tool: SnapshotTestingConfiguration.DiffTool?

  var isRecording: Bool {
    get { lock.withLock { recording } }
    set { lock.withLock { recording = newValue } }
  }

  var diffTool: SnapshotTestingConfiguration.DiffTool? {
    get { lock.withLock { tool } }
    set { lock.withLock { tool = newValue } }
  }
}
