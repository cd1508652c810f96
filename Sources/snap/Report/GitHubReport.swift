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

  /// The workflow commands: an error for each of the worst, or for each cause of which the line is
  /// known, then a notice with the counts.
  var annotations: [String] {
    let failures = failures
    guard !failures.isEmpty else { return [] }
    var groups: [(place: CausePlace?, results: [SnapshotResult])] = []
    for result in failures {
      let place = CausePlace(of: result, in: run.header.sources)
      if let place, let index = groups.firstIndex(where: { $0.place == place }) {
        groups[index].results.append(result)
      } else {
        groups.append((place, [result]))
      }
    }
    let errors = groups.prefix(Self.annotationLimit).map { place, results in
      let first = results[0]
      let title =
        "\(first.status.rawValue): \(first.id)"
        + (results.count > 1 ? " and \(NumberFormat.count(results.count - 1)) more" : "")
      return "::error file=\(property(place?.file ?? first.file)),"
        + "line=\(place?.line ?? first.line),title=\(property(title))::"
        + data(place.map { text(of: results, because: $0) } ?? text(of: first))
    }
    return errors + ["::notice title=snap test::\(data(run.results.summary))"]
  }

  /// Returns the text about pictures that changed for one cause.
  private func text(of results: [SnapshotResult], because place: CausePlace) -> String {
    let names = results.prefix(Self.nameLimit).map(\.id)
    let others = results.count - names.count
    return
      ([place.cause, "changes \(NumberFormat.count(results.count)):"] + names
      + (others > 0 ? ["and \(NumberFormat.count(others)) more"] : []))
      .joined(separator: "\n")
  }

  /// Returns the message about a picture, without files of the machine that ran the test.
  private func text(of result: SnapshotResult) -> String {
    let folder = URL.currentDirectory().standardizedFileURL
    let lines = (result.message ?? result.status.rawValue)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { line in
      !["@−", "@+"].contains(line)
        && !["diff ", "explain: ", "\"file:"].contains(where: line.hasPrefix)
    }
    .joined(separator: "\n")
    .replacing(folder.absoluteString, with: "").replacing("\(folder.path)/", with: "")
  }

  /// The names in the text about a cause.
  private static let nameLimit = 20

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

/// The line that probably made pictures change.
private struct CausePlace: Equatable {
  /// The path of the source, as the run names it.
  let file: String
  let line: Int
  /// The words for the cause.
  let cause: String

  /// Finds the line in the cause of a difference, which has the name of its file; nil if the line is
  /// not known, or several sources have the name.
  init?(of result: SnapshotResult, in sources: [String]) {
    guard let cause = result.cause,
      let place = cause.firstMatch(of: #/, ([^ ,;:]+\.swift):(\d+)/#)?.output,
      let line = Int(place.2)
    else { return nil }
    let files = sources.filter { $0 == place.1 || $0.hasSuffix("/\(place.1)") }
    guard files.count == 1 else { return nil }
    (file, self.line, self.cause) = (files[0], line, cause)
  }
}
