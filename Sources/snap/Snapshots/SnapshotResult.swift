import Foundation

/// The result of one snapshot, in the format of `snap test --json`.
struct SnapshotResult: Codable, Equatable, Sendable {
  enum Status: String, Codable, CaseIterable, Sendable {
    case passed
    /// It differs from its golden.
    case changed
    /// It has no golden, and none was recorded.
    case missing
    /// It had no golden, and is the golden now.
    case new
    /// It is the golden now, in place of another.
    case updated
    /// It exists only in the working tree, or only in the commit that is compared.
    case added, removed
    /// It could not be taken or compared.
    case error
  }

  /// The decision of a user about the new picture.
  enum Decision: String, Codable, CaseIterable, Sendable {
    /// It is the golden now.
    case accepted
    /// The golden stays.
    case rejected
  }

  /// The folders and names of the source and of the snapshot.
  var id: String
  var preview: String
  /// The path of the source, relative to the folder of the run if that contains it.
  var file: String
  var line: Int
  var status: Status
  /// The path of the golden, like that of the source; nil if there is none.
  var golden: String?
  /// The failure message; nil if it passed.
  var message: String?
  /// The words by which differences with the same cause are grouped; nil if it has not changed.
  var cause: String?
  /// The changes of the layout and the pixels, one a line.
  var changes: [String] = []
  /// The width in pixels; nil if there is no picture.
  var width: Int?
  var height: Int?
  var differingPixels: Int?
  var largestChannelDifference: Int?
  var milliseconds: Double?
  /// Whether the code of the preview trapped, ended the program or took too long.
  var isFaultOfPreview = false
  /// The decision after the run; nil for none.
  var decision: Decision?

  /// Whether the paths of the artifacts are inside the folder of artifacts.
  var isIDInside: Bool {
    !id.isEmpty && !id.hasPrefix("/") && !id.split(separator: "/").contains("..")
      && !id.unicodeScalars.contains(where: \.isControl)
  }

  /// Whether the snapshot needs a decision or a repair.
  var isFailure: Bool {
    guard decision == nil else { return false }
    return switch status {
    case .changed, .missing, .error: true
    case .passed, .new, .updated, .added, .removed: false
    }
  }

  /// Returns the result with a message that names the artifacts in a folder, to which they may have
  /// been copied from another one, and the golden in the current folder.
  func located(in folder: URL) -> SnapshotResult {
    var result = self
    let golden = golden.flatMap { $0.hasPrefix("/") ? nil : $0 }
    let files =
      ["actual", "diff"].map { (artifact($0), folder.appendingPathComponent(artifact($0))) }
      + (golden.map { [($0, URL(fileURLWithPath: $0))] } ?? [])
    let layouts = ["expected", "actual"].map { artifact($0, pathExtension: "layout.txt") }
    result.message = message?.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("explain: "), line.hasSuffix("/\(layouts[1])'") {
        let paths = layouts.map { "'\(folder.appendingPathComponent($0).path)'" }
        return "explain: snap diff \(paths.joined(separator: " "))"
      }
      for (path, file) in files {
        // The name in a URL may have escaped characters.
        let end = URL(fileURLWithPath: "/\(path)").absoluteString.dropFirst("file://".count)
        if line.hasSuffix("\(end)\""), let start = line.range(of: "\"file://") {
          return "\(line[..<start.lowerBound])\"\(file.absoluteString)\""
        }
      }
      return String(line)
    }
    .joined(separator: "\n")
    return result
  }

  /// The path of an artifact within the folder of artifacts; `part` is `expected`, `actual` or
  /// `diff`.
  func artifact(_ part: String, pathExtension: String = "png") -> String {
    "\(id).\(part).\(pathExtension)"
  }
}

extension [SnapshotResult] {
  /// The numbers of results by status, and of those with a decision by that, without zeros.
  var counts: [(name: String, count: Int)] {
    let open = SnapshotResult.Status.allCases.map { status in
      (status.rawValue, count { $0.status == status && $0.decision == nil })
    }
    let decided = SnapshotResult.Decision.allCases.map { decision in
      (decision.rawValue, count { $0.decision == decision })
    }
    return (open + decided).filter { $0.1 > 0 }
  }

  /// The numbers in words: `12 passed, 1 changed`.
  var summary: String {
    let parts = counts.map { name, count in
      "\(count) \(name)" + (count > 1 && name == SnapshotResult.Status.error.rawValue ? "s" : "")
    }
    return parts.isEmpty ? "no pictures" : parts.joined(separator: ", ")
  }
}
