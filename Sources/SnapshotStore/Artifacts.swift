import Foundation

/// The files of a failure, for its message.
struct Artifacts {
  var actual: URL
  var diff: URL?
  /// Why they are not written.
  var problem: String?

  var lines: [String] {
    if let problem { return ["artifacts  none: \(problem)"] }
    return ["@+", "\"\(actual.absoluteString)\""]
      + (diff.map { ["diff \"\($0.absoluteString)\""] } ?? [])
  }
}
