import ArgumentParser
import Drawing
import Foundation
import Render
import SnapRuntime

struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Writes one HTML file with the pictures and differences of the last 'snap test'.",
    discussion: "The file is self-contained.")

  @OptionGroup var artifacts: ArtifactOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file. (default: report.html among the artifacts)", valueName: "PATH"))
  var output: String?

  func run() throws {
    try reportingFailure {
      let run = try LastRun(in: artifacts.folder)
      run.printNotes()
      let path = try output ?? Self.ownPath(for: run)
      try Self.write(run, to: path)
      print(
        "\(path.visible)  \(run.results.summary)\(run.hasEnded ? "" : "; the run did not finish")")
    }
  }

  /// Returns the path of the report among the artifacts.
  static func ownPath(for run: LastRun) throws -> String {
    let file = run.folder.appendingPathComponent("report.html")
    guard FolderBounds([run.folder]).contains(file) else {
      throw Failure.unwritable(path: file.path, reason: "it is a link to elsewhere; remove it")
    }
    if case .stream = try FileTarget(file.path) {
      throw Failure.unwritable(path: file.path, reason: "it is no file; remove it")
    }
    return SnapshotPlaces.shownPath(of: file)
  }

  static func write(_ run: LastRun, to path: String) throws {
    let page = ReportPage.html(json: try ReportData(run: run).json())
    do {
      try Output(path).replace(with: Data(page.utf8), limit: Seconds(value: 60))
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure.unwritable(path: path, after: error)
    }
  }
}
