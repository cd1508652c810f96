import Drawing
import Foundation
import Render

/// The folder of the cache: one that `snap` made and marked, and to which only its user can write.
///
/// Programs from it are run, so a folder that others can write to would run their code.
struct CacheFolder {
  let path: String

  /// Makes and marks the folder, or checks that an existing one is a cache of this user.
  init(at path: String) throws {
    self.path = path
    if access(path, F_OK) != 0 { try Self.make(path) }
    try checkOwner()
    try checkParents()
    switch tag.state {
    case .whole: break
    // A new or empty folder, and one of a version that did not mark it.
    case .missing, .damaged: try adopt()
    case .ofAnotherProgram: throw refusal("it is the cache of another program")
    }
  }

  /// The names of everything in the folder.
  var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }

  func path(of name: String) -> String { "\(path)/\(name)" }

  func refusal(_ reason: String) -> Failure { .unusableCache(path: path, reason: reason) }

  // MARK: Ownership

  private func checkOwner() throws {
    var status = stat()
    guard stat(path, &status) == 0 else { throw refusal(systemErrorReason()) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw refusal("it is not a folder") }
    guard status.st_uid == geteuid() else { throw refusal("it belongs to another user") }
    guard !status.isWritableByOthers else { throw refusal("other users can write to it") }
  }

  /// Throws if anyone may put another folder in the place of this one.
  private func checkParents() throws {
    var parent = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    while parent.path != "/" {
      parent.deleteLastPathComponent()
      var status = stat()
      guard stat(parent.path, &status) == 0 else { throw refusal(systemErrorReason()) }
      // Only the owner of an entry of a sticky folder can rename it.
      if status.st_mode & S_IWOTH != 0, status.st_mode & S_ISVTX == 0 {
        throw refusal("other users can write to \(parent.path)")
      }
    }
  }

  private static func make(_ path: String) throws {
    func makeOne() -> Bool { mkdir(path, 0o700) == 0 || errno == EEXIST }
    if makeOne() { return }
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard errno == ENOENT, parent != path else {
      throw Failure.unusableCache(path: path, reason: systemErrorReason())
    }
    try make(parent)
    guard makeOne() else {
      throw Failure.unusableCache(path: path, reason: systemErrorReason())
    }
  }

  // MARK: Mark

  private var tag: CacheTag { CacheTag(folder: path) }

  private func adopt() throws {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw refusal(error.reason)
    }
    // Another command may have marked it just now.
    if tag.state == .whole { return }
    let foreign = names.filter { CacheName($0) == nil && ($0 != CacheTag.name || !isPrivate) }
    if let name = foreign.min() {
      throw refusal("it contains '\(name)', which is not a cached file")
    }
    _ = chmod(path, 0o700)
    // Concurrent commands write the same mark.
    let new = self.path(of: CacheName.newWorkshop())
    guard tag.write(through: new) else {
      let reason = systemErrorReason()
      unlink(new)
      throw refusal(reason)
    }
  }

  /// Whether only its user can see what is in the folder, as in one that `snap` made.
  private var isPrivate: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & 0o077 == 0
  }

  // MARK: Files

  /// The contents of a regular file of a size that only this user can write; nil for anything else.
  func contents(of name: String, size: Int) -> Data? {
    // A pipe must not block.
    let file = open(path(of: name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid(), !status.isWritableByOthers, status.st_size == size
    else { return nil }
    return try? InputFile.data(from: file, upToCount: size + 1)
  }

  /// Does work that no other command does in this folder at the same time.
  func alone<Result>(_ work: () throws -> Result) rethrows -> Result {
    let file = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    _ = flock(file, LOCK_EX)
    defer { close(file) }
    return try work()
  }

  func remove(_ name: String) {
    let path = path(of: name)
    if unlink(path) != 0 { try? FileManager.default.removeItem(atPath: path) }
  }
}

/// The text of the last system call's error.
func systemErrorReason() -> String { String(cString: strerror(errno)) }
