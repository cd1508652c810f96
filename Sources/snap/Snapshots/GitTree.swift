import Foundation
import Render

/// The files of a commit, in a folder beside the artifacts.
///
/// The folder has the name of the commit and is kept for the next run, whose compilations it shares.
struct GitTree {
  /// The name of the commit: 40 or 64 hexadecimal digits.
  let commit: String
  /// The folder with the files.
  let folder: URL
  /// The root of the working tree, as the paths of the sources spell it.
  let workingTree: URL

  /// Extracts a commit of the repository that contains a source.
  init(of reference: String, around source: String, beside artifacts: URL) throws {
    let path = URL(fileURLWithPath: source).standardizedFileURL
    let place = path.path.isFolder ? path : path.deletingLastPathComponent()
    guard let root = try Self.git(["rev-parse", "--show-toplevel"], in: place.path) else {
      throw Failure.unreadable(path: source, reason: "it is not in a Git repository")
    }
    let name = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(reference)^{commit}"]
    guard let commit = try Self.git(name, in: root), !commit.isEmpty else {
      throw Failure.choice("there is no commit '\(reference.visible)' in \(root.visible)")
    }
    self.commit = commit
    let prefix = try Self.git(["rev-parse", "--show-prefix"], in: place.path) ?? ""
    let inner = prefix.hasSuffix("/") ? String(prefix.dropLast()) : prefix
    // A link may lead to the working tree.
    workingTree =
      !inner.isEmpty && place.path.hasSuffix("/\(inner)")
      ? URL(fileURLWithPath: String(place.path.dropLast(inner.count + 1)), isDirectory: true)
      : inner.isEmpty ? place : URL(fileURLWithPath: root, isDirectory: true)
    let trees = artifacts.appendingPathComponent("trees", isDirectory: true)
    folder = trees.appendingPathComponent(commit, isDirectory: true)
    if !folder.path.isFolder { try Self.extract(commit, of: root, to: folder) }
    // Those of other commits would pile up.
    for other in (try? FileManager.default.contentsOfDirectory(atPath: trees.path)) ?? []
    where other != commit {
      try? FileManager.default.removeItem(at: trees.appendingPathComponent(other))
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

  private static func extract(_ commit: String, of root: String, to folder: URL) throws {
    let parent = folder.deletingLastPathComponent()
    let new = parent.appendingPathComponent("\(UUID().uuidString).new", isDirectory: true)
    let archive = new.appendingPathComponent("archive.tar").path
    let files = new.appendingPathComponent("files", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: new) }
    do {
      try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    } catch {
      throw Failure.unwritable(path: files.path, reason: error.reason)
    }
    let isExtracted =
      try git(["archive", "--format=tar", "--output", archive, commit], in: root) != nil
      && ChildProcess.output(
        of: ["tar", "-xf", archive, "-C", files.path], messages: .standardError) != nil
    guard isExtracted, rename(files.path, folder.path) == 0 else {
      throw Failure.unwritable(path: folder.path, reason: "the commit cannot be extracted")
    }
  }

  /// Returns the output of a Git command in a folder, without its last newline; nil if it fails.
  private static func git(_ arguments: [String], in folder: String) throws -> String? {
    let isQuestion = arguments.first == "rev-parse"
    return try ChildProcess.output(
      of: ["git", "-C", folder] + arguments, messages: isQuestion ? .nullDevice : .standardError)
  }
}
