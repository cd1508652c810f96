import Foundation

/// The results of a run in the format of JUnit, which CI servers read.
struct JUnitReport {
  let run: LastRun
  /// The folder of the report, to which the paths of attachments are relative.
  let folder: URL

  var text: String {
    let files = Dictionary(grouping: run.results, by: \.file).sorted { $0.key < $1.key }
    let suites = files.map { file, results in
      """
      <testsuite name="\(escaped(file))" tests="\(results.count)" \
      failures="\(failures(results))" errors="\(errors(results))" time="\(time(results))">
      \(results.map(testCase).joined(separator: "\n"))
      </testsuite>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="snap" tests="\(run.results.count)" failures="\(failures(run.results))" \
      errors="\(errors(run.results))" time="\(time(run.results))">
      \(suites.joined(separator: "\n"))
      </testsuites>

      """
  }

  private func testCase(_ result: SnapshotResult) -> String {
    let name = result.id.split(separator: "/").last.map(String.init) ?? result.id
    let attributes =
      "classname=\"\(escaped(result.file))\" name=\"\(escaped(name))\" "
      + "file=\"\(escaped(result.file))\" line=\"\(result.line)\" time=\"\(time([result]))\""
    guard result.isFailure else { return "<testcase \(attributes)/>" }
    let message = result.message ?? ""
    let first = message.split(separator: "\n").first.map(String.init) ?? ""
    let element = result.status == .error ? "error" : "failure"
    let files = attachments(of: result)
    let output =
      files.isEmpty
      ? [] : ["<system-out>\(escaped(files.joined(separator: "\n")))</system-out>"]
    let lines =
      [
        "<testcase \(attributes)>",
        "<\(element) message=\"\(escaped(first))\">\(escaped(message))</\(element)>",
      ] + output + ["</testcase>"]
    return lines.joined(separator: "\n")
  }

  /// The lines by which GitLab, Jenkins and Azure find attachments.
  private func attachments(of result: SnapshotResult) -> [String] {
    ["expected", "actual", "diff"].map { run.file(result, $0) }
      .filter(run.hasFile)
      .map { "[[ATTACHMENT|\(relativePath(of: $0))]]" }
  }

  private func relativePath(of file: URL) -> String {
    let base = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
    return file.path.hasPrefix(base) ? String(file.path.dropFirst(base.count)) : file.path
  }

  private func failures(_ results: [SnapshotResult]) -> Int {
    results.count { $0.isFailure && $0.status != .error }
  }

  private func errors(_ results: [SnapshotResult]) -> Int {
    results.count { $0.status == .error }
  }

  private func time(_ results: [SnapshotResult]) -> String {
    String(format: "%.3f", results.compactMap(\.milliseconds).reduce(0, +) / 1000)
  }

  /// Returns a text for XML, without the control characters that XML cannot contain.
  private func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n", "\t": "\(scalar)"
      case _ where scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value): "\u{FFFD}"
      default: "\(scalar)"
      }
    }
    .joined()
  }
}
