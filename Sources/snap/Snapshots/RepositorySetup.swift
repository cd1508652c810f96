import Foundation
import Render

/// The lines and settings that a Git repository needs for goldens.
struct RepositorySetup {
  /// The root of the working tree.
  let root: URL
  /// The folders of goldens, as a pattern of `.gitattributes`; nil if they are outside the working
  /// tree.
  private let goldens: String?

  /// The command that records the goldens.
  private let recording: String

  /// The settings name the folder of all goldens, otherwise there is a folder beside each source.
  init(in folder: URL, _ settings: SnapConfiguration) throws {
    recording = "snap test\(settings.paths.isEmpty ? " ." : "") --record missing"
    guard let top = try Self.git(["rev-parse", "--show-toplevel"], in: folder) else {
      throw Failure.choice("this folder is not in a Git repository: run 'git init' first")
    }
    let root = URL(fileURLWithPath: top, isDirectory: true)
    self.root = root
    guard let goldens = settings.goldens else {
      self.goldens = "**/__Snapshots__"
      return
    }
    let all = URL(fileURLWithPath: goldens, relativeTo: folder).standardizedFileURL.path
    let base = root.standardizedFileURL.path
    self.goldens = "\(all)/".hasPrefix("\(base)/") ? Self.pattern(all.dropFirst(base.count)) : nil
  }

  /// Returns a path as a pattern that has no wildcards.
  private static func pattern(_ path: Substring) -> String {
    path.map { #"\*?["#.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  /// Returns a pattern as the first word of a line of `.gitattributes`: in quotation marks if it has
  /// a space or the like.
  private static func word(_ pattern: String) -> String {
    let quoted = pattern.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": #"\n"#
      case "\r": #"\r"#
      case "\t": #"\t"#
      default: "\(scalar)"
      }
    }.joined()
    return quoted == pattern && !pattern.contains(" ") ? pattern : "\"\(quoted)\""
  }

  /// Adds what is missing, and returns a line for each file and setting.
  func perform() throws -> [String] {
    [
      try addLines([".snap/"], to: ".gitignore"),
      try addGoldens(),
      try setDriver(),
      "next     '\(recording)' writes the goldens: commit them with these files",
    ]
  }

  private func addGoldens() throws -> String {
    guard let goldens else {
      return "skipped  .gitattributes: the goldens are outside the working tree"
    }
    return try addLines(
      ["png", "layout.txt"].map { "\(Self.word("\(goldens)/**/*.\($0)")) merge=snap" },
      to: ".gitattributes")
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
