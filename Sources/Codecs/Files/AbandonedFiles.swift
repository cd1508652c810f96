import Foundation

/// The staged files of processes that were killed.
enum AbandonedFiles {
  private static let prefix = ".snap-", suffix = ".new"

  /// A name for a staged file.
  static func newName() -> String { prefix + UUID().uuidString + suffix }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var seen: Set<String> = []

  /// Removes those in a folder, once in the life of this process.
  static func remove(in folder: String) {
    let isNew = lock.withLock { seen.insert(folder).inserted }
    guard isNew, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return
    }
    for name in names where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
      guard UUID(uuidString: String(name.dropFirst(prefix.count).dropLast(suffix.count))) != nil
      else { continue }
      removeIfAbandoned("\(folder)/\(name)")
    }
  }

  /// Removes a file that no process has locked, as those that stage files do.
  private static func removeIfAbandoned(_ path: String) {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return }
    defer { close(file) }
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    // A new file is not locked yet.
    let isOld =
      (attributes?[.modificationDate] as? Date).map { $0 < Date(timeIntervalSinceNow: -1) } ?? false
    if isOld, flock(file, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
  }
}
