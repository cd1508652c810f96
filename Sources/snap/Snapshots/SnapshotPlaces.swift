import Drawing
import Foundation
import Goldens

/// The places of goldens: `__Snapshots__/<file>/<preview>.<picture>.png` beside the source, or in
/// another folder that repeats the folders of the sources.
struct SnapshotPlaces: Sendable {
  /// The folder to which paths of sources are relative.
  let root: URL
  /// The folder of all goldens; nil for a folder beside each source.
  let goldens: URL?
  /// The paths, relative to the root, in whose place others are used.
  private let renamed: [String: String]
  private let registry = GoldenRegistry()

  init(
    root: URL = .currentDirectory().standardizedFileURL, goldens: URL?,
    renamed: [String: String] = [:]
  ) {
    self.root = root
    self.goldens = goldens
    self.renamed = renamed
  }

  /// Returns the golden of a picture; `labels` distinguish the pictures of one preview.
  func golden(
    of preview: Candidate, name: String, labels: [String]
  ) throws(GoldenPathError) -> GoldenPath {
    let source = source(of: preview)
    let folder = Self.path(of: source.deletingLastPathComponent(), relativeTo: root)
    let file = source.deletingPathExtension().lastPathComponent
    var golden = try registry.claim(
      test: SnapshotTest(
        fileID: "\(folder)/\(file).swift", filePath: source.path, function: name),
      line: UInt(preview.line), name: Self.label(of: labels),
      pathExtension: "png", directory: directory(of: preview))
    // The folders of the source distinguish the artifacts of files with the same name.
    golden.module = folder
    return golden
  }

  /// Returns the end of a golden's name for the labels of a picture.
  static func label(of labels: [String]) -> String {
    labels.isEmpty ? "1" : labels.joined(separator: "-")
  }

  private func source(of preview: Candidate) -> URL {
    let source = URL(fileURLWithPath: preview.path).standardizedFileURL
    return renamed[Self.path(of: source, relativeTo: root)].map {
      root.appendingPathComponent($0)
    } ?? source
  }

  /// Returns the folder in which the line of a cause is searched: the root if it contains a source,
  /// otherwise the working tree around the source.
  func project(of source: URL) -> URL {
    FolderBounds([root]).contains(source)
      ? root : GoldenFolders.project(around: source.deletingLastPathComponent())
  }

  /// Returns the folder of the goldens of a preview's source.
  func directory(of preview: Candidate) -> URL {
    let source = source(of: preview)
    let folder = source.deletingLastPathComponent()
    let all =
      goldens?.appendingPathComponent(Self.path(of: folder, relativeTo: root), isDirectory: true)
      ?? folder.appendingPathComponent("__Snapshots__", isDirectory: true)
    return all.appendingPathComponent(
      source.deletingPathExtension().lastPathComponent, isDirectory: true)
  }

  /// Returns a path below a folder without that folder, and any other path without its first slash.
  static func path(of file: URL, relativeTo root: URL) -> String {
    let path = file.path, base = root.path
    if path == base { return "" }
    let start = base.hasSuffix("/") ? base : base + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : String(path.dropFirst())
  }
}

extension GoldenPath {
  /// The name of a snapshot for commands: the folders and name of its source, and of its golden.
  var id: String { [module, file, identifier].filter { !$0.isEmpty }.joined(separator: "/") }
}
