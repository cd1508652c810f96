import ArgumentParser
import Foundation
import Render
import SnapRuntime
import Goldens

/// The end of a run: its files for other tools, its last lines, and its exit code.
struct TestSummary {
  let run: LastRun
  /// Whether the user has asked for new goldens.
  let isRecordChosen: Bool
  /// The address of the published folder of artifacts; nil if it has none.
  var pictures: String?

  /// Writes the files and the last lines; waits at most `limit` for a reader of a pipe.
  ///
  /// Without the time of the run, no time is printed.
  ///
  /// - Throws: The exit code of the run, if it is not 0.
  func write(junit: String?, json: String?, time: Duration? = nil, limit: Seconds?) throws {
    let environment = ProcessInfo.processInfo.environment
    if let json { try Self.write(try JSONReport(run: run).data(), to: json, limit) }
    if let junit {
      let report = JUnitReport(run: run, folder: Self.folder(of: junit))
      try Self.write(Data(report.text.utf8), to: junit, limit)
    }
    for line in lines(time: time) { print(line) }
    if environment["GITHUB_ACTIONS"] == "true" {
      let report = GitHubReport(run: run, pictures: pictures)
      for line in report.annotations { print(line) }
      if let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty {
        try Self.append(report.table, to: path)
      }
    }
    if exitCode != 0 { throw ExitCode(exitCode) }
  }

  /// The exit code: 3 if the code of a preview failed, 2 if a picture could not be compared, 1 if
  /// one differs or was not compared, and otherwise 0.
  var exitCode: Int32 {
    let results = run.results
    if results.contains(where: \.isFaultOfPreview) { return 3 }
    if results.contains(where: { $0.status == .error }) { return 2 }
    if results.contains(where: \.isFailure) { return 1 }
    return results.contains { $0.status == .new } && !isRecordChosen ? 1 : 0
  }

  /// The last lines: the counts, and the next commands.
  func lines(time: Duration?) -> [String] {
    let seconds = time.map { String(format: " in %.1f s", $0 / .seconds(1)) } ?? ""
    var lines = [""]
    if let against = run.header.against {
      lines.append("compared with commit \(against.prefix(12))")
    }
    lines.append("\(run.results.summary)\(seconds)")
    let new = run.results.count { $0.status == .new }
    if new > 0, !isRecordChosen {
      lines.append(
        "recorded \(NumberFormat.count(new)), and compared nothing with them: look at them, and run again"
      )
    }
    let moves = MovedGoldens(after: run).commands
    if !moves.isEmpty {
      lines.append("goldens that no preview has any more are equal to new ones; move them:")
      lines += moves.prefix(Self.moveLimit).map { "  \($0)" }
      let others = moves.count - Self.moveLimit
      if others > 0 { lines.append("  and \(NumberFormat.count(others)) more") }
    }
    let causes = CauseGroup.groups(of: run.results)
    for group in causes.prefix(5) where group.results.count > 1 {
      lines.append("cause    \(NumberFormat.count(group.results.count)) × \(group.cause.visible)")
    }
    if run.results.contains(where: { $0.status == .changed }) {
      lines.append("report:  snap report")
    }
    if !run.pending.isEmpty { lines.append("decide:  snap review") }
    return lines
  }

  /// The commands that are printed; a folder that is renamed has more.
  private static let moveLimit = 20

  // MARK: Files

  private static func write(_ data: Data, to path: String, _ limit: Seconds?) throws {
    do {
      try Output(path).replace(with: data, limit: limit)
    } catch {
      throw Failure.unwritable(path: path, after: error)
    }
  }

  private static func folder(of path: String) -> URL {
    URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
  }

  /// Appends a text to a file that earlier steps of a job may have written.
  private static func append(_ text: String, to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw Failure.unwritable(path: path, reason: systemErrorReason()) }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      throw Failure.unwritable(path: path, after: error)
    }
  }
}
