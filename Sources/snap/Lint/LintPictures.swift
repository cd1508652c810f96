import Foundation
import Render

/// The pictures of the findings of the last run, in a folder of the artifacts.
struct LintPictures {
  let artifacts: URL
  private var folder: URL { artifacts.appendingPathComponent("lint", isDirectory: true) }

  init(artifacts: URL) {
    self.artifacts = artifacts
  }

  /// Removes the pictures of the last run, and moves those of a report here.
  ///
  /// Without a picture nothing is created, so that a folder that cannot be written can be checked.
  ///
  /// - Throws: A failure if the folder cannot be written, or contains sources.
  func replace(with report: inout LintReport, besides sources: [URL]) throws {
    try ArtifactFolder.check(artifacts, besides: sources)
    let hasPictures = report.entries.contains { $0.picture != nil }
    if hasPictures { try ArtifactFolder.prepare(artifacts, besides: sources) }
    do {
      guard !folder.path.isFolder || FolderBounds([artifacts]).contains(folder) else {
        throw InputError(reason: "links lead out of \(artifacts.path)")
      }
      try removeAll()
      guard hasPictures else { return }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try report.movePictures(to: folder)
    } catch {
      throw Failure.unwritable(path: folder.path, after: error)
    }
  }

  /// A folder of sources may have the same name, so only names of pictures count.
  private func removeAll() throws {
    guard folder.path.isFolder else { return }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix(".png") && LintScreens.names.contains(where: { name.hasPrefix("\($0).") })
    {
      unlink(folder.appendingPathComponent(name).path)
    }
  }
}
