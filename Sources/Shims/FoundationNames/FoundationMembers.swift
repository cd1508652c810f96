import Foundation

extension NSError {
  /// The errors that caused this one.
  public var underlyingErrors: [any Error] {
    let several = userInfo["NSMultipleUnderlyingErrorsKey"] as? [any Error] ?? []
    return ((userInfo[NSUnderlyingErrorKey] as? any Error).map { [$0] } ?? []) + several
  }
}

extension NSString {
  /// The path with "~" in place of the home folder.
  public var abbreviatingWithTildeInPath: String {
    let path = standardizingPath, home = NSHomeDirectory()
    guard home.count > 1, path == home || path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// Returns the paths with components at the end of this one.
  public func strings(byAppendingPaths paths: [String]) -> [String] {
    paths.map { appendingPathComponent($0) }
  }
}

extension ProcessInfo {
  /// Performs a task at once; the process is never suspended.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) {
    block(false)
  }
}

extension FileManager {
  /// Moves a file or folder into the trash, with another name if one of its name is there.
  public func trashItem(
    at url: URL, resultingItemURL: UnsafeMutablePointer<NSURL?>?
  ) throws {
    try createDirectory(at: .trashDirectory, withIntermediateDirectories: true)
    var place = URL.trashDirectory.appendingPathComponent(url.lastPathComponent)
    if fileExists(atPath: place.path) {
      place = URL.trashDirectory.appendingPathComponent("\(UUID()) \(url.lastPathComponent)")
    }
    try moveItem(at: url, to: place)
    resultingItemURL?.pointee = place as NSURL
  }
}
