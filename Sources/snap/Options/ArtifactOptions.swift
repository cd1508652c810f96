import ArgumentParser
import Foundation

/// The option for the folder of a run's artifacts.
struct ArtifactOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of the run's artifacts. (default: $SNAP_ARTIFACTS, or .snap in this folder)",
      valueName: "DIR"))
  var artifacts: String?

  var folder: URL {
    let environment = ProcessInfo.processInfo.environment
    let variables = ["SNAP_ARTIFACTS", "SNAPSHOT_ARTIFACTS"].lazy.compactMap { environment[$0] }
    let path = artifacts ?? variables.first { !$0.isEmpty } ?? ".snap"
    return URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
  }
}
