import Foundation

/// The files of a failure, as they appear in its message.
struct Artifacts {
  var actual: URL
  var diff: URL?
  /// The reason why the files were not written; nil if they were.
  var problem: String?

  var lines: [String] {
    if let problem { return ["artifacts  none: \(problem)"] }
    return ["@+", "\"\(actual.absoluteString)\""]
      + (diff.map { ["diff \"\($0.absoluteString)\""] } ?? [])
  }
}
