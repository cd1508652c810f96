import Foundation

/// A name that the cache gives to files and folders in it, which alone it removes.
enum CacheName: Equatable {
  /// A file, by its key, and the digest and size of its contents.
  case entry(key: String, digest: String, size: Int)
  /// A file of a version that wrote no digest, or no size.
  case old
  /// The folder in which a file is made.
  case workshop
  /// The folder in which the compiler keeps C modules.
  case modules

  static let modulesFolder = "modules"
  static let workshopPrefix = "new-"

  init?(_ name: String) {
    if name == Self.modulesFolder {
      self = .modules
      return
    }
    if name.hasPrefix(Self.workshopPrefix),
      UUID(uuidString: String(name.dropFirst(Self.workshopPrefix.count))) != nil
    {
      self = .workshop
      return
    }
    let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    guard CacheKey.Kind(rawValue: String(parts[0])) != nil else { return nil }
    let hashes = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    guard hashes.allSatisfy({ $0.utf8.allSatisfy(Self.isDigit) }) else { return nil }
    if hashes.count >= 2, hashes[..<2].allSatisfy({ $0.utf8.count == 32 }) {
      if hashes.count == 2 {
        self = .old
      } else if hashes.count == 3, let size = Int(hashes[2]) {
        self = .entry(key: "\(parts[0])-\(hashes[0])", digest: String(hashes[1]), size: size)
      } else {
        return nil
      }
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

  static func newWorkshop() -> String { workshopPrefix + UUID().uuidString }
}
