import Drawing
import Foundation
import Render

/// The folder of a run's artifacts.
///
/// Commands write, replace and remove files in it, so it must not be one with files of the user.
enum ArtifactFolder {
  /// The part for the pictures and files of a commit; hidden, so that no source is in a folder of
  /// the same name, and none of its files is a source.
  static func commitPart(of folder: URL) -> URL {
    folder.appendingPathComponent(".against", isDirectory: true)
  }

  /// Creates the folder, which Git ignores without a line in the user's own file.
  ///
  /// A folder that exists may hold other files, so nothing is hidden in it.
  ///
  /// - Throws: A failure if it cannot be written, or contains sources or the user's own folders.
  static func prepare(_ folder: URL, besides sources: [URL] = []) throws {
    try check(folder, besides: sources)
    guard !folder.path.isFolder else { return }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var files = AtomicFiles()
      files.add(Data("*\n".utf8), at: folder.appendingPathComponent(".gitignore").path)
      try files.write()
    } catch {
      throw Failure.unwritable(path: folder.path, after: error)
    }
  }

  /// Throws a failure if the folder contains sources or the user's own folders.
  static func check(_ folder: URL, besides sources: [URL]) throws {
    let bounds = FolderBounds([folder])
    let home = FileManager.default.homeDirectoryForCurrentUser
    let places = [
      ("this folder", URL.currentDirectory()), ("your home folder", home),
    ]
    let inner =
      places.first { bounds.containsOrIs($0.1) }?.0
      ?? sources.first(where: bounds.contains)?.path.visible
    guard let inner else { return }
    throw Failure.unwritable(
      path: "artifacts to \(folder.path)",
      reason: "it contains \(inner); name a folder for nothing else with '--artifacts'")
  }
}
