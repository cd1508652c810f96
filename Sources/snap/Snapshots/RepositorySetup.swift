import Foundation
import Render

/// The lines and settings that a Git repository needs for goldens.
struct RepositorySetup {
  /// The root of the working tree.
  let root: URL
  /// The folders of goldens, as a pattern below the root.
  private let goldens: String

  /// `goldens` is the folder of all goldens; nil for a folder beside each source.
  init(in folder: URL, goldens: String?) throws {
    guard let top = try Self.git(["rev-parse", "--show-toplevel"], in: folder) else {
      throw Failure.choice("this folder is not in a Git repository: run 'git init' first")
    }
    let root = URL(fileURLWithPath: top, isDirectory: true)
    self.root = root
    self.goldens =
      goldens.map {
        SnapshotPlaces.path(
          of: URL(fileURLWithPath: $0, relativeTo: folder).standardizedFileURL, relativeTo: root)
      } ?? "**/__Snapshots__"
  }

  /// Adds what is missing, and returns a line for each file and setting.
  func perform() throws -> [String] {
    [
      try addLines([".snap/"], to: ".gitignore"),
      try addLines(
        ["png", "layout.txt"].map { "\(goldens)/**/*.\($0) merge=snap" }, to: ".gitattributes"),
      try setDriver(),
      "next     'snap test --record missing' writes the goldens: commit them with these files",
    ]
  }

  private func addLines(_ lines: [String], to name: String) throws -> String {
    let file = root.appendingPathComponent(name)
    do {
      let exists = FileManager.default.fileExists(atPath: file.path)
      let text = exists ? try InputFile.text(at: file) : ""
      let known = Set(text.split(whereSeparator: \.isNewline).map(String.init))
      let missing = lines.filter { !known.contains($0) }
      if missing.isEmpty { return "kept     \(name)" }
      let end = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
      var files = AtomicFiles()
      files.add(Data((text + end + missing.map { "\($0)\n" }.joined()).utf8), at: file.path)
      try files.write()
      return "\(exists ? "extended" : "written ") \(name)"
    } catch {
      throw Failure.unwritable(path: file.path, after: error)
    }
  }

  private func setDriver() throws -> String {
    let key = "merge.snap.driver"
    if let driver = try Self.git(["config", "--get", key], in: root), !driver.isEmpty {
      return "kept     \(key)"
    }
    let settings = [
      ("merge.snap.name", "goldens of snap"), (key, "snap merge-driver %O %A %B %P"),
    ]
    for (key, value) in settings {
      guard try Self.git(["config", "--local", key, value], in: root) != nil else {
        throw Failure.unwritable(path: ".git/config", reason: "git config failed")
      }
    }
    return "set      \(key) (in this clone; other clones run 'snap init', too)"
  }

  /// Returns the output of a Git command without its last newline; nil if it fails.
  private static func git(_ arguments: [String], in folder: URL) throws -> String? {
    try ChildProcess.output(of: ["git", "-C", folder.path] + arguments)
  }
}
