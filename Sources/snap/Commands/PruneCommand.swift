import ArgumentParser
import Foundation
import Render

struct PruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Lists goldens that no preview has, and removes them with --apply.",
    discussion: """
      It needs a complete run of 'snap test' in this folder: without --filter, --shard and --against, \
      and without errors.
      """)

  @OptionGroup var artifacts: ArtifactOptions

  @Flag(help: "Remove the files.")
  var apply = false

  func run() throws {
    try reportingFailure {
      let run = try LastRun(in: artifacts.folder)
      if let reason = run.reasonAgainstPruning {
        throw Failure.rendering(
          "the last run does not show which goldens are unused: \(reason); run all of 'snap test'")
      }
      let paths = try UnusedGoldens(after: run).paths
      for path in paths {
        if apply {
          do {
            try FileManager.default.removeItem(atPath: path)
          } catch {
            throw Failure.unwritable(path: path, after: error)
          }
        }
        let shown = SnapshotPlaces.shownPath(of: URL(fileURLWithPath: path))
        print("\(apply ? "removed" : "unused ")  \(shown.visible)")
      }
      if paths.isEmpty { print("every golden is used") }
      if !apply, !paths.isEmpty { print("\nremove them: snap prune --apply") }
    }
  }
}
