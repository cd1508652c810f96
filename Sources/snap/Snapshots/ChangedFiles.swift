import Foundation

/// The files of the working tree that differ from a commit, also those that Git does not know yet,
/// with those of the submodules.
struct ChangedFiles {
  let commit: String
  /// The whole paths of the files, also of those that were removed.
  private(set) var paths: Set<String> = []
  /// The repository, and its submodules after it; those of which no older commit is known have none.
  private var parts: [(repository: GitRepository, commit: String?)] = []

  /// Finds the changes in the repository that contains sources.
  init(since reference: String, around sources: [String]) throws {
    let repository = try GitRepository(around: sources)
    commit = try repository.commit(reference)
    if let other = sources.first(where: { !repository.contains($0) }) {
      throw Failure.unreadable(
        path: other, reason: "it is not in the repository \(repository.workingTree.path.visible)")
    }
    try add(repository, since: commit)
  }

  /// Adds the changes since a commit; all files, if it is nil.
  private mutating func add(_ repository: GitRepository, since commit: String?) throws {
    parts.append((repository, commit))
    let lists = [
      commit.map {
        [
          "diff", "--name-only", "--no-renames", "--no-ext-diff", "--ignore-submodules=none", "-z",
          $0, "--",
        ]
      } ?? ["ls-files", "-z"],
      ["ls-files", "--others", "--exclude-standard", "-z"],
    ]
    for list in lists {
      guard let names = try repository.git(list) else {
        throw Failure.unreadable(path: repository.root, reason: "'git \(list[0])' failed")
      }
      for name in names.split(separator: "\0") {
        paths.insert("\(repository.workingTree.path)/\(name)")
      }
    }
    for submodule in try repository.submodules(of: commit ?? "HEAD") {
      try add(submodule.repository, since: submodule.isFetched ? submodule.commit : nil)
    }
  }

  /// Returns the contents of a file in the commit; nil if it is not there.
  func oldContents(of path: String) throws -> Data? {
    guard let (repository, commit) = parts.last(where: { $0.repository.contains(path) }),
      let commit
    else { return nil }
    let name = SnapshotPlaces.path(
      of: URL(fileURLWithPath: path), relativeTo: repository.workingTree)
    return try repository.git(["show", "\(commit):\(name)"]).map { Data($0.utf8) }
  }
}
