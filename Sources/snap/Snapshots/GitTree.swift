import Drawing
import Foundation
import Render

/// The files of a commit, in a folder beside the artifacts.
///
/// The folder has the name of the commit and is kept for the next run, whose compilations it
/// shares.
struct GitTree {
  /// The name of the commit: 40 or 64 hexadecimal digits.
  let commit: String
  /// The folder with the files.
  let folder: URL
  /// The root of the working tree, as the paths of the sources spell it.
  let workingTree: URL

  /// Extracts a commit of the repository that contains a source.
  init(of reference: String, around sources: [String], beside artifacts: URL) throws {
    let repository = try GitRepository(around: sources)
    commit = try repository.commit(reference)
    workingTree = repository.workingTree
    let trees = ArtifactFolder.commitPart(of: artifacts)
      .appendingPathComponent("trees", isDirectory: true)
    folder = trees.appendingPathComponent(commit, isDirectory: true)
    guard FolderBounds([artifacts]).contains(folder) else {
      throw Failure.unwritable(path: trees.path, reason: "links lead out of \(artifacts.path)")
    }
    if !folder.path.isFolder { try Self.extract(commit, of: repository, to: folder) }
    Self.removeAll(in: trees, except: commit)
  }

  /// Removes the files of other commits, which would pile up.
  private static func removeAll(in trees: URL, except commit: String) {
    for other in (try? FileManager.default.contentsOfDirectory(atPath: trees.path)) ?? []
    where other != commit {
      // A commit whose files were removed in part must not seem whole.
      let old = trees.appendingPathComponent("\(UUID().uuidString).old")
      rename(trees.appendingPathComponent(other).path, old.path)
      try? FileManager.default.removeItem(at: old)
    }
  }

  /// Returns the path of a source in the commit; nil if it is not there.
  func path(of source: String) throws -> String? {
    let path = URL(fileURLWithPath: source).standardizedFileURL.path
    guard path == workingTree.path || path.hasPrefix(workingTree.path + "/") else {
      throw Failure.unreadable(
        path: source, reason: "it is not in the repository \(workingTree.path.visible)")
    }
    let inner = folder.path + path.dropFirst(workingTree.path.count)
    return FileManager.default.fileExists(atPath: inner) ? inner : nil
  }

  /// Returns the folder of the working tree in the place of a folder of the commit; nil for others.
  func workingFolder(of url: URL) -> URL? {
    let path = url.standardizedFileURL.path
    guard path == folder.path || path.hasPrefix(folder.path + "/") else { return nil }
    let inner = workingTree.path + path.dropFirst(folder.path.count)
    return URL(fileURLWithPath: inner, isDirectory: true)
  }

  private static func extract(
    _ commit: String, of repository: GitRepository, to folder: URL
  ) throws {
    let parent = folder.deletingLastPathComponent()
    let new = parent.appendingPathComponent("\(UUID().uuidString).new", isDirectory: true)
    let index = new.appendingPathComponent("index").path
    let files = new.appendingPathComponent("files", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: new) }
    do {
      try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    } catch {
      throw Failure.unwritable(path: files.path, after: error)
    }
    try checkOut(commit, of: repository, to: files, index: index)
    guard rename(files.path, folder.path) == 0 else {
      throw Failure.unwritable(path: folder.path, reason: "the commit cannot be extracted")
    }
  }

  /// Writes the files of a commit, and those of its submodules that are checked out.
  private static func checkOut(
    _ commit: String, of repository: GitRepository, to files: URL, index: String
  ) throws {
    // `git archive` would leave out files with the attribute `export-ignore`.
    let steps = [["read-tree", commit], ["checkout-index", "--all", "--prefix=\(files.path)/"]]
    guard try steps.allSatisfy({ try repository.git($0, index: index) != nil }) else {
      throw Failure.unwritable(path: files.path, reason: "the commit cannot be extracted")
    }
    for (number, submodule) in try repository.submodules(of: commit).enumerated() {
      guard let inner = submodule.commit else { continue }
      guard submodule.isFetched else {
        let folder = "\(repository.workingTree.path)/\(submodule.path)"
        throw Failure.unreadable(
          path: folder,
          reason: "this submodule has no commit \(inner.prefix(12)), which is that of "
            + "\(commit.prefix(12)): run 'git fetch' there")
      }
      try checkOut(
        inner, of: submodule.repository, to: files.appendingPathComponent(submodule.path),
        index: "\(index).\(number)")
    }
  }
}
