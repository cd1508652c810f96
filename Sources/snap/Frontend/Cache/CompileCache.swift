import Drawing
import Foundation
import Render

/// A cache of files, by a key of everything that they depend on.
///
/// Commands may run concurrently, and be killed: a file is written in a new folder and then
/// renamed. Its name has the digest and size of its contents, so that a damaged file is noticed and
/// replaced.
struct CompileCache {
  private let folder: CacheFolder
  private let capacity: Int

  /// Opens the user's cache: `$SNAP_CACHE`, or a folder in the system's cache.
  init(environment: [String: String], capacity: Int = 256) throws {
    let path = try Self.path(in: environment)
    folder = try CacheFolder(at: URL(fileURLWithPath: path).standardizedFileURL.path)
    self.capacity = capacity
    removeAbandonedWorkshops()
  }

  private static func path(in environment: [String: String]) throws -> String {
    // As for all such variables, an empty text means that it is not set.
    if let chosen = environment["SNAP_CACHE"], !chosen.isEmpty { return chosen }
    if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") {
      return caches + "/layoutdsl"
    }
    let home = environment["HOME"] ?? NSHomeDirectory()
    guard home.hasPrefix("/") else {
      throw Failure.unusableCache(path: "~/.cache/layoutdsl", reason: "HOME names no folder")
    }
    return home + "/.cache/layoutdsl"
  }

  /// Returns the file of a key; `make` writes a missing one at its URL, in an empty folder.
  func file(_ key: CacheKey, make: (URL) throws -> Void) throws -> URL {
    if let name = wholeEntry(key.text) { return url(name) }
    let name = try add(key.text, make)
    removeLeastRecentlyUsed()
    return url(name)
  }

  /// Returns a map of C modules, in the folder in which the compiler keeps the modules of that map.
  ///
  /// The compiler refuses modules from a folder that was moved, and compiles those of a map again
  /// for each path and modification time of the map. So the name of the folder depends on its path
  /// and the contents of the map, and the map has one modification time.
  func moduleMap(_ text: String) throws -> URL {
    let name = Fingerprint(of: Data("\(folder.path)\n\(text)".utf8)).text
    let modules = url(CacheName.modulesFolder).appendingPathComponent(name)
    let contents = Data(text.utf8)
    let map = modules.appendingPathComponent("module.modulemap")
    guard (try? Data(contentsOf: map)) != contents else { return map }
    let new = modules.appendingPathComponent("\(UUID().uuidString).modulemap")
    do {
      try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
      try contents.write(to: new)
    } catch {
      throw folder.refusal(error.reason)
    }
    var times = [timeval(), timeval()]
    guard utimes(new.path, &times) == 0, rename(new.path, map.path) == 0 else {
      let reason = systemErrorReason()
      unlink(new.path)
      throw folder.refusal(reason)
    }
    return map
  }

  private func url(_ name: String) -> URL { URL(fileURLWithPath: folder.path(of: name)) }

  /// The name of the entry with a key; removes those that are damaged.
  private func wholeEntry(_ key: String) -> String? {
    // Comparing a name costs much less than parsing it.
    for name in folder.names where name.hasPrefix(key) {
      guard case .entry(key, let digest, let size) = CacheName(name) else { continue }
      if let contents = folder.contents(of: name, size: size),
        Fingerprint(of: contents).text == digest
      {
        // Not on a read-only disk.
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
    // Locked until this process ends, however it does.
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
    let name = "\(key).\(try suffix(ofFinished: made))"
    return try folder.alone {
      // Two builds of one source differ, so the first one is kept.
      if let other = wholeEntry(key) { return other }
      guard rename(made, folder.path(of: name)) == 0 else {
        throw folder.refusal(systemErrorReason())
      }
      return name
    }
  }

  /// The digest and size of a file, as its name has them; also syncs the file to the disk.
  private func suffix(ofFinished path: String) throws -> String {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard file >= 0 else { throw folder.refusal(systemErrorReason()) }
    defer { close(file) }
    // The user's mask may allow others to write.
    guard fchmod(file, 0o700) == 0, fsync(file) == 0 else {
      throw folder.refusal(systemErrorReason())
    }
    do {
      let contents = try InputFile.data(from: file)
      return "\(Fingerprint(of: contents).text).\(contents.count)"
    } catch {
      throw folder.refusal(error.reason)
    }
  }

  /// The size of a large program with the objects it is linked from.
  private static let neededBytes = 32 << 20

  private var isDiskFull: Bool {
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder.path)
    guard let free = attributes?[.systemFreeSize] as? NSNumber else { return false }
    return free.intValue < Self.neededBytes
  }

  // MARK: Removal

  /// Removes the folders of commands that were killed.
  private func removeAbandonedWorkshops() {
    for name in folder.names
    where name.hasPrefix(CacheName.workshopPrefix) && CacheName(name) == .workshop {
      let path = folder.path(of: name)
      let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard file >= 0 else { continue }
      // A new folder is not locked yet.
      let isOld = modificationDate(path) < Date(timeIntervalSinceNow: -1)
      if isOld, flock(file, LOCK_EX | LOCK_NB) == 0 { folder.remove(name) }
      close(file)
    }
  }

  private func removeLeastRecentlyUsed() {
    let names = folder.names.filter { name in
      switch CacheName(name) {
      case .entry, .old: true
      case .workshop, .modules, nil: false
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
