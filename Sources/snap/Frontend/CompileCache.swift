import Foundation
import Render

/// A cache of files, keyed by everything that they depend on.
///
/// A file is written in a new folder and then renamed, since commands may run concurrently and may
/// be killed. Its name contains the digest of its contents, so a damaged file is detected and
/// replaced.
struct CompileCache {
  private let folder: CacheFolder
  private let capacity: Int

  /// Opens the user's cache: `$SNAP_CACHE`, or a folder in the system's cache.
  init(environment: [String: String], capacity: Int = 256) throws {
    let home = environment["HOME"] ?? NSHomeDirectory()
    let caches = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    // An empty variable counts as unset, as is usual.
    let chosen = environment["SNAP_CACHE"].flatMap { $0.isEmpty ? nil : $0 }
    let path = chosen ?? (caches ?? "\(home)/.cache") + "/layoutdsl"
    folder = try CacheFolder(at: URL(fileURLWithPath: path).standardizedFileURL.path)
    self.capacity = capacity
    removeAbandonedWorkshops()
  }

  /// Returns the file for a key; if it is missing, `make` writes it at a URL in an empty folder.
  func file(_ key: CacheKey, make: (URL) throws -> Void) throws -> URL {
    if let name = wholeEntry(key.text) { return url(name) }
    let name = try add(key.text, make)
    removeLeastRecentlyUsed()
    return url(name)
  }

  private func url(_ name: String) -> URL { URL(fileURLWithPath: folder.path(of: name)) }

  /// Returns the name of the entry with a key, and removes damaged entries.
  private func wholeEntry(_ key: String) -> String? {
    for name in folder.names {
      guard case .entry(key, let digest) = CacheName(name) else { continue }
      if let contents = folder.contents(of: name), Fingerprint(of: contents).text == digest {
        // This fails on a read-only disk, which has no effect.
        utimes(folder.path(of: name), nil)
        return name
      }
      folder.remove(name)
    }
    return nil
  }

  private func add(_ key: String, _ make: (URL) throws -> Void) throws -> String {
    let workshop = CacheName.newWorkshop()
    guard mkdir(folder.path(of: workshop), 0o700) == 0 else {
      throw folder.refusal(systemErrorReason())
    }
    // The lock lasts until this process ends, in whichever way.
    let lock = open(folder.path(of: workshop), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    _ = flock(lock, LOCK_EX)
    defer {
      folder.remove(workshop)
      close(lock)
    }
    let made = folder.path(of: "\(workshop)/made")
    do {
      try make(URL(fileURLWithPath: made))
    } catch Failure.compilation where isDiskFull {
      throw folder.refusal("less than \(Self.neededBytes >> 20) MiB are free on its disk")
    } catch let failure as Failure {
      throw failure
    } catch {
      throw folder.refusal(error.reason)
    }
    let name = "\(key).\(try digest(ofFinished: made))"
    guard rename(made, folder.path(of: name)) == 0 else {
      throw folder.refusal(systemErrorReason())
    }
    return name
  }

  /// Makes sure that a file is on the disk, and returns its digest.
  private func digest(ofFinished path: String) throws -> String {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { throw folder.refusal(systemErrorReason()) }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    // The permissions do not depend on the user's umask.
    guard fchmod(file, 0o700) == 0, fsync(file) == 0 else {
      throw folder.refusal(systemErrorReason())
    }
    do {
      return Fingerprint(of: try handle.readToEnd() ?? Data()).text
    } catch {
      throw folder.refusal(error.reason)
    }
  }

  /// The size of a large program with its object files, in bytes.
  private static let neededBytes = 32 << 20

  private var isDiskFull: Bool {
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder.path)
    guard let free = attributes?[.systemFreeSize] as? NSNumber else { return false }
    return free.intValue < Self.neededBytes
  }

  // MARK: Removal

  /// Removes the folders of commands that were killed.
  private func removeAbandonedWorkshops() {
    for name in folder.names where CacheName(name) == .workshop {
      let path = folder.path(of: name)
      let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard file >= 0 else { continue }
      // A new folder may not be locked yet.
      let isOld = modificationDate(path) < Date(timeIntervalSinceNow: -1)
      if isOld, flock(file, LOCK_EX | LOCK_NB) == 0 { folder.remove(name) }
      close(file)
    }
  }

  private func removeLeastRecentlyUsed() {
    let names = folder.names.filter { name in
      switch CacheName(name) {
      case .entry, .old: true
      case .workshop, nil: false
      }
    }
    guard names.count > capacity else { return }
    let dated = names.map { ($0, modificationDate(folder.path(of: $0))) }
    for (name, _) in dated.sorted(by: { $0.1 > $1.1 }).dropFirst(capacity * 3 / 4) {
      folder.remove(name)
    }
  }

  private func modificationDate(_ path: String) -> Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }
}
