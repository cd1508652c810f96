import Foundation
import Render
import SnapRuntime

/// The destination of a command's picture or film.
enum Output: Equatable {
  case standardOutput
  /// A device or a pipe, which is written through and takes one picture.
  case stream(path: String)
  /// A file, or the pattern of the paths of several.
  case file(path: String)
  /// A folder, which is created if it does not exist; the path ends with a slash.
  case folder(path: String)

  /// Throws if the path cannot be written, before the compiler starts.
  init(_ path: String, canBeFolder: Bool = false) throws {
    if path == "-" || path.isStandardOutput {
      self = .standardOutput
      return
    }
    if canBeFolder, Self.isFolder(path) {
      let parent = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
      let exists = FileManager.default.fileExists(atPath: path)
      try Self.checkFolder(exists ? path : parent.path, of: path)
      self = .folder(path: path.hasSuffix("/") ? path : path + "/")
      return
    }
    if path.isEmpty || path.hasSuffix("/") {
      throw Failure.unwritable(path: path, reason: "it is a folder")
    }
    switch try FileTarget(path) {
    case .stream: self = .stream(path: path)
    case .file(let target, _):
      try Self.checkFolder(
        URL(fileURLWithPath: target).deletingLastPathComponent().path, of: path)
      self = .file(path: path)
    }
  }

  /// Returns whether a path is that of a folder: it ends with a slash, or a folder exists there.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists ? isFolder.boolValue : path.hasSuffix("/")
  }

  /// Throws if files cannot be created in a folder, which holds or will hold the path.
  private static func checkFolder(_ folder: String, of path: String) throws {
    guard access(folder, W_OK) == 0 else {
      let isMissing = errno == ENOENT
      throw Failure.unwritable(
        path: path,
        reason: isMissing ? "there is no folder \(folder.visible)" : systemErrorReason())
    }
  }

  var isFolder: Bool { if case .folder = self { true } else { false } }

  /// The path that the compiled program writes to; nil if its report has the contents.
  var filePath: String? {
    switch self {
    case .file(let path), .folder(let path): path
    case .standardOutput, .stream: nil
    }
  }

  /// Writes the contents of the one picture or film; waits at most `limit` for a reader of a pipe.
  func write(_ data: Data, limit: Seconds?) throws {
    switch self {
    case .standardOutput: try Terminal.write(data)
    case .stream(let path):
      // A reader that leaves is an error like others.
      signal(SIGPIPE, SIG_IGN)
      let pipe = try Self.openPipe(path, limit: limit)
      // The reader sees the end of the pipe when the last writer closes it.
      defer { if pipe >= 0 { close(pipe) } }
      let stream = try AtomicFile(at: path)
      try stream.write(data)
    case .file, .folder: break
    }
  }

  /// Writes contents of this process: a file is replaced as a whole.
  func replace(with data: Data, limit: Seconds?) throws {
    guard let filePath else { return try write(data, limit: limit) }
    var files = AtomicFiles()
    files.add(data, at: filePath)
    try files.write()
  }

  /// Opens a pipe that a program reads; returns -1 for anything else than a pipe.
  private static func openPipe(_ path: String, limit: Seconds?) throws -> Int32 {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return -1 }
    let deadline = limit.map { ContinuousClock.now + .seconds($0.value) }
    while true {
      let pipe = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
      if pipe >= 0 { return pipe }
      guard errno == ENXIO else {
        throw Failure.unwritable(path: path, reason: systemErrorReason())
      }
      if let deadline, let limit, ContinuousClock.now >= deadline {
        throw Failure.unwritable(
          path: path, reason: "it is a pipe that no program has read for \(limit.text)")
      }
      usleep(20_000)
    }
  }

  /// A path in the current folder, named after the first source.
  static func path(named sources: [String], extension: String) -> String {
    let url = URL(fileURLWithPath: sources[0]).deletingPathExtension()
    return "\(url.lastPathComponent).\(`extension`)"
  }
}

extension String {
  /// Whether the path is another name of standard output, such as `/dev/stdout`.
  fileprivate var isStandardOutput: Bool {
    var file = stat(), output = stat()
    return stat(self, &file) == 0 && fstat(STDOUT_FILENO, &output) == 0
      && file.st_dev == output.st_dev && file.st_ino == output.st_ino
  }
}
