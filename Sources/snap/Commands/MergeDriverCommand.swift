import ArgumentParser
import Foundation

struct MergeDriverCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-driver",
    abstract: "Merges a golden for Git, which runs it with the files %O %A %B and the path %P.",
    discussion: """
      If both sides have changed the golden, it stays as a conflict: both pictures are kept among the \
      artifacts, and 'snap test' renders the one of the merged sources. 'snap init' installs it.
      """)

  @Argument(help: "The file with the contents of the common ancestor.")
  var ancestor: String

  @Argument(help: "The file with the contents of this side, which receives the result.")
  var ours: String

  @Argument(help: "The file with the contents of the other side.")
  var theirs: String

  @Argument(help: "The path of the golden in the repository.")
  var path: String

  @OptionGroup var artifacts: ArtifactOptions

  func run() throws {
    try reportingFailure {
      try ArtifactFolder.prepare(artifacts.folder)
      let merge = GoldenMerge(
        ancestor: URL(fileURLWithPath: ancestor), ours: URL(fileURLWithPath: ours),
        theirs: URL(fileURLWithPath: theirs), path: path,
        folder: artifacts.folder.appendingPathComponent("merge", isDirectory: true))
      guard case .conflict(let ours, let theirs) = try merge.perform() else { return }
      Terminal.printError(
        """
        golden \(path.visible): both sides have changed it
          ours:    \(ours.visible)
          theirs:  \(theirs.visible)
          resolve: merge the sources, run 'snap test FILES --record failed', look at it, and 'git add' it
        """)
      throw ExitCode(1)
    }
  }
}
