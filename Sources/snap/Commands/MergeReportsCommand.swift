import ArgumentParser
import Foundation
import SnapRuntime

struct MergeReportsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-reports",
    abstract: "Merges the artifacts of the shards of a run, and writes their report.",
    discussion: """
      The folder of the result is that of one run: 'snap accept', 'snap review' and 'snap prune' \
      use it. The exit code is that of 'snap test' without shards, and 2 if a shard is missing.
      """)

  @Argument(help: "The folders of the artifacts of the shards.")
  var folders: [String]

  @OptionGroup var artifacts: ArtifactOptions

  @Option(help: ArgumentHelp("Write the results for CI servers to a file.", valueName: "FILE"))
  var junit: String?

  @Option(help: ArgumentHelp("Write the results as JSON to a file.", valueName: "FILE"))
  var json: String?

  @Option(
    help: ArgumentHelp(
      """
      The address at which the folder of artifacts is published: the summary of GitHub Actions \
      shows the pictures from there.
      """, valueName: "URL"))
  var pictures: String?

  func validate() throws {
    guard let pictures else { return }
    guard let url = URL(string: pictures), url.scheme == "https", url.host != nil else {
      throw ValidationError(
        "'--pictures' must be an address such as https://example.com/artifacts.")
    }
  }

  func run() throws {
    try reportingFailure {
      let target = artifacts.folder
      let sources = folders.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL }
      if let same = sources.first(where: { $0.path == target.path }) {
        throw Failure.choice(
          "\(same.path.visible) is a shard and the result: name another folder with --artifacts")
      }
      let (run, missing) = try MergedRun.merge(sources, to: target)
      let report = try ReportCommand.ownPath(for: run)
      try ReportCommand.write(run, to: report)
      print(report)
      let summary = TestSummary(run: run, isRecordChosen: true, pictures: pictures)
      guard !missing.isEmpty else {
        return try summary.write(junit: junit, json: json, limit: Seconds(value: 60))
      }
      try? summary.write(junit: junit, json: json, limit: Seconds(value: 60))
      throw Failure.rendering("shards are missing: \(missing.joined(separator: ", "))")
    }
  }
}
