import Foundation

/// A Git repository that contains a source.
struct GitRepository {
  /// The root of the working tree.
  let root: String
  /// The root of the working tree, as the paths of the sources spell it.
  let workingTree: URL

  /// Finds the repository of the first source, or the nearest one around it that has all sources,
  /// if there is one.
  init(around sources: [String]) throws {
    let first = try GitRepository(around: sources[0])
    let all = sequence(first: first) {
      try? GitRepository(around: $0.workingTree.deletingLastPathComponent().path)
    }
    self = all.prefix(8).first { sources.allSatisfy($0.contains) } ?? first
  }

  private init(around source: String) throws {
    let path = URL(fileURLWithPath: source).standardizedFileURL
    let place = path.path.isFolder ? path : path.deletingLastPathComponent()
    guard let root = try Self.git(["rev-parse", "--show-toplevel"], in: place.path) else {
      throw Failure.unreadable(
        path: source,
        reason: "it is not in a Git repository, or Git refuses it: run 'git status' there")
    }
    self.root = root
    let prefix = try Self.git(["rev-parse", "--show-prefix"], in: place.path) ?? ""
    let inner = prefix.hasSuffix("/") ? String(prefix.dropLast()) : prefix
    // A link may lead to the working tree.
    workingTree =
      !inner.isEmpty && place.path.hasSuffix("/\(inner)")
      ? URL(fileURLWithPath: String(place.path.dropLast(inner.count + 1)), isDirectory: true)
      : inner.isEmpty ? place : URL(fileURLWithPath: root, isDirectory: true)
  }

  /// Whether a source is in the working tree, or is the working tree.
  func contains(_ source: String) -> Bool {
    let path = URL(fileURLWithPath: source).standardizedFileURL.path
    return "\(path)/".hasPrefix(workingTree.path + "/")
  }

  /// Returns the name of a commit: 40 or 64 hexadecimal digits.
  func commit(_ reference: String) throws -> String {
    let name = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(reference)^{commit}"]
    guard let commit = try git(name), !commit.isEmpty else {
      let isShallow = try git(["rev-parse", "--is-shallow-repository"]) == "true"
      throw Failure.choice(
        "there is no commit '\(reference.visible)' in \(root.visible)"
          + (isShallow ? ", a shallow clone: 'git fetch --unshallow' fetches all commits" : ""))
    }
    return commit
  }

  /// A submodule that is checked out.
  struct Submodule {
    /// The path in the working tree.
    let path: String
    let repository: GitRepository
    /// The commit that a commit of the outer repository has of it; nil if it has none.
    let commit: String?
    /// Whether the clone has that commit.
    let isFetched: Bool
  }

  /// Returns the submodules of a commit and those of the working tree that are checked out.
  func submodules(of commit: String) throws -> [Submodule] {
    let lists = [["--blob", "\(commit):.gitmodules"], ["--file", "\(root)/.gitmodules"]]
    let paths = try lists.flatMap { list -> [String] in
      let pattern = ["--null", "--get-regexp", #"^submodule\..*\.path$"#]
      // Each value follows its key, after a line feed.
      return try git(["config"] + list + pattern)?.split(separator: "\0").compactMap { entry in
        entry.firstIndex(of: "\n").map { String(entry[entry.index(after: $0)...]) }
      } ?? []
    }
    return try Set(paths).sorted().compactMap { path in
      let folder = workingTree.appendingPathComponent(path, isDirectory: true)
      guard folder.path.isFolder, let inner = try? GitRepository(around: folder.path),
        inner.workingTree.standardizedFileURL.path == folder.standardizedFileURL.path
      else { return nil }
      let name = try git(["rev-parse", "--verify", "--quiet", "\(commit):\(path)"])
      let known = try name.flatMap {
        try inner.git(["rev-parse", "--verify", "--quiet", "\($0)^{commit}"])
      }
      return Submodule(path: path, repository: inner, commit: name, isFetched: known != nil)
    }
  }

  /// Returns the output of a Git command, without its last newline; nil if it fails.
  ///
  /// A separate index leaves the user's alone, and no hook runs.
  func git(_ arguments: [String], index: String? = nil) throws -> String? {
    try Self.git(arguments, in: root, index: index)
  }

  /// The variables by which hooks, and commands that Git runs, name a repository: the one of the
  /// sources may be another.
  private static let variables = [
    "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_PREFIX",
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_NAMESPACE",
  ]

  private static func git(
    _ arguments: [String], in folder: String, index: String? = nil
  ) throws -> String? {
    let unset = variables.flatMap { ["-u", $0] } + (index.map { ["GIT_INDEX_FILE=\($0)"] } ?? [])
    let isQuestion = ["rev-parse", "show", "config"].contains(arguments.first)
    return try ChildProcess.output(
      of: unset + ["git", "-c", "core.hooksPath=/dev/null", "-C", folder] + arguments,
      messages: isQuestion ? .nullDevice : .standardError)
  }
}
