import Foundation
import Goldens

/// The results of a run for GitHub Actions: annotations of lines, and a table for the summary.
struct GitHubReport {
  let run: LastRun

  /// GitHub shows this many errors of a step.
  private static let annotationLimit = 10
  /// The rows of the table, so that a summary stays below GitHub's limit of 1 MiB.
  private static let rowLimit = 1_000

  private var failures: [SnapshotResult] {
    // The largest differences first.
    run.results.filter(\.isFailure).sorted {
      ($1.differingPixels ?? .max, $0.id) < ($0.differingPixels ?? .max, $1.id)
    }
  }

  /// The workflow commands: an error for each of the worst, then a notice with the counts.
  var annotations: [String] {
    let failures = failures
    guard !failures.isEmpty else { return [] }
    let errors = failures.prefix(Self.annotationLimit).map { result in
      "::error file=\(property(result.file)),line=\(result.line),"
        + "title=\(property("\(result.status.rawValue): \(result.id)"))::"
        + data(result.message ?? result.status.rawValue)
    }
    return errors + ["::notice title=snap test::\(data(run.results.summary))"]
  }

  /// The table in Markdown.
  var table: String {
    let failures = failures
    var lines = ["### Snapshots: \(run.results.summary)", ""]
    guard !failures.isEmpty else { return lines.joined(separator: "\n") + "\n" }
    lines += ["| Picture | Result | Pixels | Cause |", "|---|---|--:|---|"]
    for result in failures.prefix(Self.rowLimit) {
      let pixels = result.differingPixels.map(Figures.count) ?? ""
      lines.append(
        "| `\(cell(result.id))` | \(result.status.rawValue) | \(pixels) "
          + "| \(cell(result.cause ?? "")) |")
    }
    if failures.count > Self.rowLimit {
      lines += ["", "and \(Figures.count(failures.count - Self.rowLimit)) more"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  private func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("\n", with: " ")
  }
}
