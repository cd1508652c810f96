import Drawing
import Foundation

/// The folders in which commands after a test replace or remove goldens.
///
/// Their paths come from a log, which may be of another computer, and links may lead anywhere.
struct GoldenFolders {
  static let advice =
    "it is outside this project, and not beside a source; run 'snap test FILES --record failed' instead"

  /// The current folder, and the working tree that it is in.
  private let project = FolderBounds([Self.project(around: .currentDirectory())])

  /// The folders of sources that exist.
  private let sources: FolderBounds

  init(ofSources sources: [URL] = []) {
    self.sources = FolderBounds(
      sources.filter { FileManager.default.fileExists(atPath: $0.path) }
        .map { $0.deletingLastPathComponent() })
  }

  /// Returns whether a golden is in the project, or in `__Snapshots__` beside its source, after all
  /// links.
  func contain(_ golden: String) -> Bool {
    if project.contains(golden) { return true }
    let folder = URL(fileURLWithPath: golden).standardizedFileURL.deletingLastPathComponent()
    let goldens = folder.deletingLastPathComponent()
    let sources = goldens.deletingLastPathComponent()
    guard goldens.lastPathComponent == "__Snapshots__" else { return false }
    if self.sources.contains(golden) { return true }
    let source = sources.appendingPathComponent("\(folder.lastPathComponent).swift")
    return FileManager.default.fileExists(atPath: source.path)
      && FolderBounds([sources]).contains(golden)
  }

  /// The working tree around a folder; the folder itself if there is none.
  static func project(around folder: URL) -> URL {
    var candidate = folder.standardizedFileURL
    while candidate.path != "/" {
      let git = candidate.appendingPathComponent(".git")
      if FileManager.default.fileExists(atPath: git.path) { return candidate }
      candidate.deleteLastPathComponent()
    }
    return folder
  }
}
