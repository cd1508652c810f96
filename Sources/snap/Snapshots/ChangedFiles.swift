import Foundation

/// The files of the working tree that differ from a commit, also those that Git does not know yet.
struct ChangedFiles {
  let commit: String
  /// The whole paths of the files, also of those that were removed.
  let paths: Set<String>
  private let repository: GitRepository

  init(since reference: String, around source: String) throws {
    repository = try GitRepository(around: source)
    commit = try repository.commit(reference)
    let lists = [
      ["diff", "--name-only", "--no-renames", "--no-ext-diff", "-z", commit, "--"],
      ["ls-files", "--others", "--exclude-standard", "-z"],
    ]
    var paths: Set<String> = []
    for list in lists {
      guard let names = try repository.git(list) else {
        throw Failure.unreadable(path: repository.root, reason: "'git \(list[0])' failed")
      }
      for name in names.split(separator: "\0") {
        paths.insert("\(repository.workingTree.path)/\(name)")
      }
    }
    self.paths = paths
  }

  /// Returns the contents of a file in the commit; nil if it is not there.
  func oldContents(of path: String) throws -> Data? {
    let name = SnapshotPlaces.path(
      of: URL(fileURLWithPath: path), relativeTo: repository.workingTree)
    return try repository.git(["show", "\(commit):\(name)"]).map { Data($0.utf8) }
  }
}
