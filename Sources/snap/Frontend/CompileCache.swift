import Foundation

/// A cache of files, by a key of everything that they depend on.
///
/// Commands may run concurrently: a file is written in a new folder and then renamed.
struct CompileCache {
  private let folder: URL
  private let capacity: Int

  /// Opens the user's cache: `$SNAP_CACHE`, or a folder in the system's cache.
  init(environment: [String: String], capacity: Int = 256) throws {
    let home = environment["HOME"] ?? NSHomeDirectory()
    let caches = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let path = environment["SNAP_CACHE"] ?? (caches ?? "\(home)/.cache") + "/layoutdsl"
    folder = URL(fileURLWithPath: path, isDirectory: true)
    self.capacity = capacity
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure.unwritable(path: path, reason: error.reason)
    }
  }

  /// Returns the file of a key; `make` writes a missing one at its URL, in an empty folder.
  func file(_ key: CacheKey, make: (URL) throws -> Void) throws -> URL {
    let file = folder.appendingPathComponent(key.text)
    if utimes(file.path, nil) != 0 {
      try add(file, make)
      removeLeastRecentlyUsed()
    }
    return file
  }

  private func add(_ file: URL, _ make: (URL) throws -> Void) throws {
    let workshop = folder.appendingPathComponent("new-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: workshop, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: workshop) }
    let made = workshop.appendingPathComponent("made")
    try make(made)
    guard rename(made.path, file.path) == 0 else {
      throw Failure.unwritable(path: file.path, reason: String(cString: strerror(errno)))
    }
  }

  private func removeLeastRecentlyUsed() {
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.contentModificationDateKey])) ?? []
    guard files.count > capacity else { return }
    let dated = files.map { file in
      let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
      return (file, values?.contentModificationDate ?? .distantPast)
    }
    for (file, _) in dated.sorted(by: { $0.1 > $1.1 }).dropFirst(capacity * 3 / 4) {
      try? FileManager.default.removeItem(at: file)
    }
  }
}

/// A fingerprint of everything that a cached file depends on.
struct CacheKey {
  private let kind: String
  /// FNV-1a, which is stable across runs, from two bases, which makes collisions improbable.
  private var halves: (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x8422_2325_cbf2_9ce4)

  init(_ kind: String) {
    self.kind = kind
  }

  var text: String {
    "\(kind)-" + String(halves.0, radix: 36) + String(halves.1, radix: 36)
  }

  mutating func combine(_ bytes: some Sequence<UInt8>) {
    var count: UInt64 = 0
    for byte in bytes {
      halves.0 = (halves.0 ^ UInt64(byte)) &* 0x100_0000_01b3
      halves.1 = (halves.1 ^ UInt64(byte)) &* 0x100_0000_01b3
      count += 1
    }
    // The length distinguishes "ab", "c" from "a", "bc".
    halves.0 = (halves.0 ^ count) &* 0x100_0000_01b3
    halves.1 = (halves.1 ^ count) &* 0x100_0000_01b3
  }

  mutating func combine(_ text: String) {
    combine(text.utf8)
  }

  /// Adds a file that is too large to read each time, by its size and modification time.
  mutating func combine(stateOf file: URL) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    combine("\(file.path) \((attributes?[.size] as? Int) ?? -1) \(date)")
  }
}
