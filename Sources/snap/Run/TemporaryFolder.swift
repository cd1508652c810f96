import Foundation

/// A private folder in the system's folder for temporary files.
///
/// It is locked until it is removed or this process ends, however it does; the next command removes
/// those of commands that were killed.
final class TemporaryFolder {
  let url: URL
  private var lock: Int32

  init() throws {
    Self.sweep
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(Self.prefix)\(UUID().uuidString)", isDirectory: true)
    guard mkdir(url.path, 0o700) == 0 else {
      throw Failure.unwritable(path: url.path, reason: systemErrorReason())
    }
    lock = open(url.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    _ = flock(lock, LOCK_EX)
  }

  /// Removes the folder with all that is in it.
  func remove() {
    try? FileManager.default.removeItem(at: url)
    if lock >= 0 { close(lock) }
    lock = -1
  }

  // MARK: Abandoned folders

  private static let prefix = "snap-"
  /// Happens once in the life of this process.
  private static let sweep: Void = removeUnlocked(in: FileManager.default.temporaryDirectory)

  /// Removes the user's folders in a folder that no process has locked.
  static func removeUnlocked(in parent: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      guard UUID(uuidString: String(name.dropFirst(prefix.count))) != nil else { continue }
      let path = parent.appendingPathComponent(name).path
      let file = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard file >= 0 else { continue }
      defer { close(file) }
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      let date = attributes?[.modificationDate] as? Date ?? .now
      var status = stat()
      // A new folder is not locked yet.
      guard fstat(file, &status) == 0, status.st_uid == geteuid(),
        date < Date(timeIntervalSinceNow: -1), flock(file, LOCK_EX | LOCK_NB) == 0
      else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}

/// Runs a closure with a new folder, which is removed afterwards.
func withTemporaryFolder<Result>(_ work: (URL) throws -> Result) throws -> Result {
  let folder = try TemporaryFolder()
  defer { folder.remove() }
  return try work(folder.url)
}
