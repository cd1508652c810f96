import Foundation
import Render

/// The folder of the cache, which `snap` created and marked, and to which only its user can write.
///
/// `snap` runs programs from this folder: if others could write to it, `snap` would run their code.
struct CacheFolder {
  let path: String

  /// Creates and marks the folder, or verifies that an existing folder is a cache of this user.
  init(at path: String) throws {
    self.path = path
    if access(path, F_OK) != 0 { try Self.make(path) }
    try checkOwner()
    try checkParents()
    switch contents(of: Self.tagName) {
    case Data(Self.tag.utf8): break
    // The folder is new or empty, or was created by a version that did not mark it.
    case nil: try adopt()
    default: throw refusal("it is the cache of another program")
    }
  }

  /// The names of all files and folders in the folder.
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

  /// Throws if another user could replace this folder.
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

  /// The name of the standard tag of folders that backups may skip (https://bford.info/cachedir).
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
    // A concurrent command may have just marked the folder.
    if contents(of: Self.tagName) == Data(Self.tag.utf8) { return }
    if let foreign = names.filter({ CacheName($0) == nil }).min() {
      throw refusal("it contains '\(foreign)', which is not a cached file")
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
    // Opening a pipe must not block.
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

/// A name that the cache gives to a file or folder; it removes nothing with another name.
enum CacheName: Equatable {
  /// A file, with its key and the digest of its contents.
  case entry(key: String, digest: String)
  /// A file of a version that did not write digests.
  case old
  /// The folder in which a file is created.
  case workshop

  init?(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    if parts[0] == "new", UUID(uuidString: String(parts[1])) != nil {
      self = .workshop
      return
    }
    guard CacheKey.Kind(rawValue: String(parts[0])) != nil else { return nil }
    let hashes = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    guard hashes.allSatisfy({ $0.utf8.allSatisfy(Self.isDigit) }) else { return nil }
    if hashes.count == 2, hashes.allSatisfy({ $0.utf8.count == 32 }) {
      self = .entry(key: "\(parts[0])-\(hashes[0])", digest: String(hashes[1]))
    } else if hashes.count == 1, (20...26).contains(hashes[0].utf8.count) {
      self = .old
    } else {
      return nil
    }
  }

  private static func isDigit(_ character: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(character)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(character)
  }

  static func newWorkshop() -> String { "new-\(UUID().uuidString)" }
}

/// Returns the text of the last system call's error.
func systemErrorReason() -> String { String(cString: strerror(errno)) }

extension stat {
  fileprivate var isWritableByOthers: Bool { st_mode & (S_IWGRP | S_IWOTH) != 0 }
}
