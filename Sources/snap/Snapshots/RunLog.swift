import Foundation
import Render

/// The results of a run, in the folder of its artifacts: a line of JSON each, appended as soon as
/// it is known, so that a run that is killed leaves all of them.
final class RunLog: @unchecked Sendable {
  /// The settings of a run that later commands need.
  struct Header: Codable, Equatable, Sendable {
    /// The paths of all sources, like those of the results.
    var sources: [String]
    /// The folder of all goldens; nil for those beside the sources.
    var goldens: String?
    /// The shard as `i/n`; nil for the whole suite.
    var shard: String?
    /// The commit with which the working tree is compared, instead of with goldens.
    var against: String?
    /// Whether only some previews were chosen.
    var isFiltered = false
  }

  enum Line: Codable, Sendable {
    case began(Header)
    case finished(SnapshotResult)
    /// The run has tested all that it set out to test.
    case ended
  }

  static let name = "run.jsonl"

  private let file: Int32
  private let path: String
  private let lock = NSLock()

  /// Takes a folder for a new run, whose log replaces the last one when it begins.
  ///
  /// - Throws: A failure if the folder cannot be written, or another run is using it.
  init(in folder: URL) throws {
    path = folder.appendingPathComponent(Self.name).path
    try ArtifactFolder.prepare(folder)
    // Opening a pipe would wait for a reader.
    file = open(
      path, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o644)
    guard file >= 0 else {
      let reason = errno == ELOOP ? "it is a link" : systemErrorReason()
      throw Failure.unwritable(path: path, reason: reason)
    }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw Failure.unwritable(path: path, reason: "it is not a file")
    }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      throw Failure.unwritable(
        path: folder.path,
        reason: "another 'snap test' is using the folder; wait for it, or name another folder "
          + "with '--artifacts'")
    }
  }

  /// Begins the log; leaves none if the disk has no room for its first line.
  func begin(_ header: Header) throws {
    guard ftruncate(file, 0) == 0 else {
      throw Failure.unwritable(path: path, reason: systemErrorReason())
    }
    do {
      try append(.began(header))
    } catch {
      unlink(path)
      throw error
    }
  }

  deinit { if file >= 0 { close(file) } }

  func append(_ line: Line) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(line) + Data("\n".utf8)
    try lock.withLock {
      var rest = data[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          throw Failure.unwritable(path: path, reason: systemErrorReason())
        }
        rest = rest.dropFirst(count)
      }
    }
  }
}
