import Drawing
import Foundation

/// The folder for the artifacts of failures: `.snap` beside `Package.swift`.
package struct ArtifactDirectory: Equatable, Sendable {
  package var root: URL

  package init(root: URL) {
    self.root = root
  }

  /// Creates the folder that the environment sets, else the folder of the test file's package.
  package init(filePath: String, environment: [String: String]) {
    for variable in ["SNAP_ARTIFACTS", "SNAPSHOT_ARTIFACTS"] {
      if let path = environment[variable], !path.isEmpty {
        root = URL(fileURLWithPath: path, isDirectory: true)
        return
      }
    }
    let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent().standardizedFileURL
    root = Self.packageFolder(of: folder).appendingPathComponent(".snap", isDirectory: true)
  }

  /// Returns the file of one artifact; `part` is `expected`, `actual` or `diff`.
  package func url(for golden: GoldenPath, _ part: String, pathExtension: String?) -> URL {
    root.appendingPathComponent(golden.module, isDirectory: true)
      .appendingPathComponent(golden.file, isDirectory: true)
      .appendingPathComponent(
        [golden.identifier, part, pathExtension].compactMap(\.self).joined(separator: "."),
        isDirectory: false)
  }

  /// Removes the artifacts of an earlier failure of one golden.
  package func clear(_ golden: GoldenPath) {
    let bounds = FolderBounds([root])
    guard bounds.containsFolder(of: url(for: golden, "actual", pathExtension: nil)) else { return }
    for part in ["expected", "actual", "diff"] {
      for pathExtension in [golden.pathExtension, "layout.txt"] {
        unlink(url(for: golden, part, pathExtension: pathExtension).path)
      }
    }
  }

  /// Throws if a file is an artifact by its path, but links lead out of the folder.
  func checkLinks(to file: URL) throws(RenderError) {
    guard file.path.hasPrefix(root.path + "/"), !FolderBounds([root]).contains(file) else { return }
    throw .cannotWrite(path: file.path, reason: "links lead out of \(root.path)")
  }

  /// Returns the folder with the manifest of the package of a file or folder; the folder itself if
  /// there is none.
  package static func packageFolder(of folder: URL) -> URL {
    var candidate = folder
    while true {
      let manifest = candidate.appendingPathComponent("Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) { return candidate }
      let parent = candidate.deletingLastPathComponent()
      if parent.path == candidate.path || candidate.path == "/" { return folder }
      candidate = parent
    }
  }
}
