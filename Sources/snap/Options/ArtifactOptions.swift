import ArgumentParser
import Foundation

/// The option for the folder of a run's artifacts.
struct ArtifactOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The folder of the run's artifacts. (default: $SNAP_ARTIFACTS, 'artifacts' of snap.yml, or .snap \
      in this folder)
      """, valueName: "DIR"))
  var artifacts: String?

  /// Completes the option with the environment and the setting of the project.
  mutating func validate() throws {
    let environment = ProcessInfo.processInfo.environment
    let variables = ["SNAP_ARTIFACTS", "SNAPSHOT_ARTIFACTS"].lazy.compactMap { environment[$0] }
    artifacts = artifacts ?? variables.first { !$0.isEmpty }
    if artifacts == nil {
      try reportingFailure { artifacts = try SnapConfiguration.current().artifacts }
    }
  }

  var folder: URL {
    URL(fileURLWithPath: artifacts ?? ".snap", isDirectory: true).standardizedFileURL
  }
}
