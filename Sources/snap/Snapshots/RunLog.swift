import Foundation
import Render

/// The results of a run, in the folder of its artifacts: a line of JSON each, appended as soon as
/// it is known, so that a run that is killed leaves all of them.
final class RunLog: @unchecked Sendable {
  /// The settings of a run that later commands need.
  struct Header: Codable, Equatable, Sendable {
    /// The paths of all sources, like those of the results.
    var sources: [String]
    /// The paths of the folders whose sources these are; nil if they are not known.
    var folders: [String]?
    /// The folder of all goldens; nil for those beside the sources.
    var goldens: String?
    /// The shard as `i/n`; nil for the whole suite.
    var shard: String?
    /// The commit with which the working tree is compared, instead of with goldens.
    var against: String?
    /// Whether only some previews were chosen.
    var isFiltered = false
    /// The time before which the sources were read; nil if it is not known.
    var started: Date?
    /// The number of previews on all screens that are to be shown; nil if it is not known.
    var count: Int?
  }

  enum Line: Codable, Sendable {
    case began(Header)
    case finished(SnapshotResult)
    /// A user has decided about a picture after the run.
    case decided(id: String, SnapshotResult.Decision)
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
    let data = try Self.data(of: line)
    try lock.withLock { try Self.write(data, to: file, at: path) }
  }

  private static func data(of line: Line) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(line) + Data("\n".utf8)
  }

  private static func write(_ data: Data, to file: Int32, at path: String) throws {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Failure.unwritable(path: path, reason: systemErrorReason()) }
      rest = rest.dropFirst(count)
    }
  }
}

// MARK: After the run

extension RunLog {
  /// Adds lines to the log of a run that has ended; the log of a run that goes on stays as it is.
  static func add(_ lines: [Line], in folder: URL) throws {
    guard !lines.isEmpty else { return }
    let url = folder.appendingPathComponent(name)
    let file = open(url.path, O_RDWR | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw Failure.unwritable(path: url.path, reason: systemErrorReason()) }
    defer { close(file) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else { return }
    // A run that was killed may have left an incomplete line.
    let log = try InputFile.data(at: url, limit: .media)
    let length = (log.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    guard length == log.count || ftruncate(file, off_t(length)) == 0 else {
      throw Failure.unwritable(path: url.path, reason: systemErrorReason())
    }
    try write(lines.map(data).reduce(Data(), +), to: file, at: url.path)
  }

  /// Whether a run is writing the log in a folder.
  static func isInUse(in folder: URL) -> Bool {
    let path = folder.appendingPathComponent(name).path
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    return flock(file, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }
}
