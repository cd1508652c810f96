import Foundation

/// The files of a failure, as they appear in its message.
struct Artifacts {
  var actual: URL
  var diff: URL?
  /// The expected and the actual layout; empty if one of them is not known.
  var layouts: [URL] = []
  /// The reason why the files were not written; nil if they were.
  var problem: String?

  var lines: [String] {
    if let problem { return ["artifacts  none: \(problem)"] }
    return ["@+", "\"\(actual.absoluteString)\""] + diffLines
  }

  /// The line with the command that shows the whole difference of the layouts.
  var explanation: [String] {
    guard problem == nil, layouts.count == 2 else { return [] }
    return ["explain: snap diff \(layouts.map { "'\($0.path)'" }.joined(separator: " "))"]
  }

  /// The line about the picture of the difference.
  var diffLines: [String] { diff.map { ["diff \"\($0.absoluteString)\""] } ?? [] }
}
