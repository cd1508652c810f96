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
    switch contents(of: Self.tagName) {
    case Data(Self.tag.utf8): break
    // A new or empty folder, and one of a version that did not mark it.
    case nil: try adopt()
    default: throw refusal("it is the cache of another program")
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

  /// The standard mark of folders that backups may skip (https://bford.info/cachedir).
  private static let tagName = "CACHEDIR.TAG"
  private static let tag = """
    Signature: 8a477f597d28d172789f06886806bc55
    # This folder is the cache of snap (LayoutDSL), which removes old files from it.

    """

  private func adopt() throws {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw refusal(error.reason)
    }
    // Another command may have marked it just now.
    if contents(of: Self.tagName) == Data(Self.tag.utf8) { return }
    if let foreign = names.filter({ CacheName($0) == nil }).min() {
      throw refusal("it contains '\(foreign)', which is no cached file")
    }
    _ = chmod(path, 0o700)
    // Concurrent commands write the same mark.
    let new = self.path(of: CacheName.newWorkshop())
    do {
      try Data(Self.tag.utf8).write(to: URL(fileURLWithPath: new), options: .withoutOverwriting)
    } catch {
      unlink(new)
      throw refusal(error.reason)
    }
    guard rename(new, self.path(of: Self.tagName)) == 0 else {
      throw refusal(systemErrorReason())
    }
  }

  // MARK: Files

  /// The contents of a regular file that only this user can write; nil for anything else.
  func contents(of name: String) -> Data? {
    // A pipe must not block.
    let file = open(path(of: name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid(), !status.isWritableByOthers
    else { return nil }
    return try? handle.readToEnd() ?? Data()
  }

  func remove(_ name: String) {
    let path = path(of: name)
    if unlink(path) != 0 { try? FileManager.default.removeItem(atPath: path) }
  }
}

/// The text of the last system call's error.
func systemErrorReason() -> String { String(cString: strerror(errno)) }

extension stat {
  fileprivate var isWritableByOthers: Bool { st_mode & (S_IWGRP | S_IWOTH) != 0 }
}
