import ArgumentParser
import Foundation
import Render

struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Writes one HTML file with the pictures and differences of the last 'snap test'.",
    discussion: "The file contains all that it shows, and opens from disk.")

  @OptionGroup var artifacts: ArtifactOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file. (default: report.html among the artifacts)", valueName: "PATH"))
  var output: String?

  func run() throws {
    try reportingFailure {
      let run = try LastRun(in: artifacts.folder)
      let path =
        output ?? SnapshotPlaces.shownPath(of: run.folder.appendingPathComponent("report.html"))
      try Self.write(run, to: path)
      print("\(path)  \(run.results.summary)")
    }
  }

  static func write(_ run: LastRun, to path: String) throws {
    let page = ReportPage.html(json: try ReportData(run: run).json())
    var files = AtomicFiles()
    files.add(Data(page.utf8), at: path)
    do {
      try files.write()
    } catch {
      throw Failure.unwritable(path: path, reason: error.reason)
    }
  }
}
