import Foundation
import Render

/// The merge of a golden that both sides of a Git merge have changed.
///
/// Neither picture is that of the merged sources, so neither is the result: both are kept for
/// review, and the next test renders the right one.
struct GoldenMerge {
  /// The files with the contents of the common ancestor, of this side and of the other.
  let ancestor: URL, ours: URL, theirs: URL
  /// The path of the golden in the repository.
  let path: String
  /// The folder for what the sides have; their paths are those of the golden.
  let folder: URL

  enum Outcome: Equatable {
    /// The file of this side has the result.
    case merged
    /// Both sides differ, and are kept in files.
    case conflict(ours: String, theirs: String)
  }

  /// Merges, with the result in the file of this side.
  func perform() throws -> Outcome {
    let base = try contents(ancestor), own = try contents(ours), other = try contents(theirs)
    if own == other || other == base { return .merged }
    if own == base {
      try write(other, to: ours)
      return .merged
    }
    guard !path.isEmpty, !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
      throw Failure.choice("'\(path.visible)' is not a path in the repository")
    }
    let kept = ["ours", "theirs"].map { folder.appendingPathComponent(Self.name(path, $0)) }
    for (data, file) in zip([own, other], kept) { try write(data, to: file) }
    return .conflict(
      ours: SnapshotPlaces.shownPath(of: kept[0]), theirs: SnapshotPlaces.shownPath(of: kept[1]))
  }

  /// Returns the path with the name of a side before the extension.
  private static func name(_ path: String, _ side: String) -> String {
    for suffix in [".layout.txt", ".png"] where path.hasSuffix(suffix) {
      return "\(path.dropLast(suffix.count)).\(side)\(suffix)"
    }
    return "\(path).\(side)"
  }

  private func contents(_ file: URL) throws -> Data {
    do {
      return try InputFile.data(at: file, limit: .media)
    } catch {
      throw Failure.unreadable(path: file.path, reason: error.reason)
    }
  }

  private func write(_ data: Data, to file: URL) throws {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      var files = AtomicFiles()
      files.add(data, at: file.path)
      try files.write()
    } catch {
      throw Failure.unwritable(path: file.path, after: error)
    }
  }
}
