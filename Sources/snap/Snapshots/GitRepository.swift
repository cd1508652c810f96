import Foundation

/// A Git repository that contains a source.
struct GitRepository {
  /// The root of the working tree.
  let root: String
  /// The root of the working tree, as the paths of the sources spell it.
  let workingTree: URL

  init(around source: String) throws {
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
    let isQuestion = ["rev-parse", "show"].contains(arguments.first)
    return try ChildProcess.output(
      of: unset + ["git", "-c", "core.hooksPath=/dev/null", "-C", folder] + arguments,
      messages: isQuestion ? .nullDevice : .standardError)
  }
}
