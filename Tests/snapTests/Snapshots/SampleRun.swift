import Foundation

@testable import snap

/// A log and artifacts of a run, in a new folder.
final class SampleRun {
  let pictures: PictureFolder
  var folder: URL { URL(fileURLWithPath: pictures.path + "/.snap", isDirectory: true) }

  init() throws {
    pictures = try PictureFolder()
  }

  /// Writes the log of a run, with a picture of each changed or missing result.
  func write(
    _ results: [SnapshotResult], header: RunLog.Header = RunLog.Header(sources: ["Card.swift"]),
    ends: Bool = true
  ) throws {
    // Goldens are beside a source.
    try Data().write(to: URL(fileURLWithPath: pictures.path + "/Card.swift"))
    let log = try RunLog(in: folder)
    try log.begin(header)
    for result in results {
      try log.append(.finished(result))
      guard [.changed, .missing].contains(result.status) else { continue }
      for name in ["actual.png", "actual.layout.txt", "diff.png"] {
        let file = folder.appendingPathComponent("\(result.id).\(name)")
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let isPicture = name.hasSuffix("png")
        try (Data(isPicture ? [0x89, 0x50, 0x4e, 0x47] : []) + Data(result.id.utf8)).write(to: file)
      }
    }
    if ends { try log.append(.ended) }
  }

  func lastRun() throws -> LastRun { try LastRun(in: folder) }

  /// Returns a result whose golden is in the folder.
  func result(
    _ id: String, _ status: SnapshotResult.Status, cause: String? = nil
  ) -> SnapshotResult {
    SnapshotResult(
      id: id, preview: "Card", file: "Sources/Card.swift", line: 3, status: status,
      golden: "\(pictures.path)/__Snapshots__/\(id).png",
      message: status == .passed ? nil : "it differs", cause: cause)
  }

  func text(_ path: String) -> String? {
    try? String(contentsOfFile: "\(pictures.path)/\(path)", encoding: .isoLatin1)
  }
}
