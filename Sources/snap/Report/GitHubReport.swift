import Foundation
import Goldens

/// The results of a run for GitHub Actions: annotations of lines, and a table for the summary.
struct GitHubReport {
  let run: LastRun
  /// The address of the published folder of artifacts; nil if its pictures are not on the web.
  var pictures: String?

  /// GitHub shows this many errors of a step.
  private static let annotationLimit = 10
  /// The rows of the table, so that a summary stays below GitHub's limit of 1 MiB.
  private static let rowLimit = 1_000
  /// The rows of a table with pictures, so that it also fits in a comment of 65,536 characters.
  private static let pictureRowLimit = 50

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
    let limit = pictures == nil ? Self.rowLimit : Self.pictureRowLimit
    lines += [
      "| Picture | Result | Pixels | Cause |" + (pictures == nil ? "" : " Before | After |"),
      "|---|---|--:|---|" + (pictures == nil ? "" : "---|---|"),
    ]
    for result in failures.prefix(limit) {
      let pixels = result.differingPixels.map(NumberFormat.count) ?? ""
      lines.append(
        "| `\(cell(result.id))` | \(result.status.rawValue) | \(pixels) "
          + "| \(cell(result.cause ?? "")) |"
          + (pictures.map { pictureCells(of: result, at: $0) } ?? ""))
    }
    if failures.count > limit {
      lines += ["", "and \(NumberFormat.count(failures.count - limit)) more"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The golden and the new picture; a cell is empty if there is no such picture.
  private func pictureCells(of result: SnapshotResult, at address: String) -> String {
    ["expected", "actual"].map { part in
      let path = result.artifact(part)
        .addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(["&"]))
      guard run.hasFile(run.file(result, part)), let path else { return " |" }
      return " <img width=\"200\" src=\"\(address)/\(path)\"> |"
    }.joined()
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
