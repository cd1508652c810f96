import Foundation
import Render

/// The destination of a command's picture or film.
enum Output: Equatable {
  case standardOutput
  /// A device or a pipe, which receives a single picture.
  case stream(path: String)
  /// A file, or the pattern for the paths of several files.
  case file(path: String)

  /// Creates the output for a path; throws if the path cannot be written, before the compiler
  /// starts.
  init(_ path: String) throws {
    if path == "-" || path.isStandardOutput {
      self = .standardOutput
      return
    }
    if path.isEmpty || path.hasSuffix("/") {
      throw Failure.unwritable(path: path, reason: "it is a folder")
    }
    switch try FileTarget(path) {
    case .stream: self = .stream(path: path)
    case .file(let target, _):
      let folder = URL(fileURLWithPath: target).deletingLastPathComponent().path
      guard access(folder, W_OK) == 0 else {
        throw Failure.unwritable(path: path, reason: systemErrorReason())
      }
      self = .file(path: path)
    }
  }

  /// The path to which the compiled program writes; nil if its report contains the data.
  var filePath: String? {
    if case .file(let path) = self { path } else { nil }
  }

  /// Writes the data of the single picture or film.
  func write(_ data: Data) throws {
    switch self {
    case .standardOutput: try Terminal.write(data)
    case .stream(let path):
      // A reader that closes the pipe is reported like other errors.
      signal(SIGPIPE, SIG_IGN)
      let stream = try AtomicFile(at: path)
      try stream.write(data)
    case .file: break
    }
  }

  /// Returns a path in the current folder, named after the first source.
  static func path(named sources: [String], extension: String) -> String {
    let url = URL(fileURLWithPath: sources[0]).deletingPathExtension()
    return "\(url.lastPathComponent).\(`extension`)"
  }
}

extension String {
  /// Whether the path is a name of standard output, such as `/dev/stdout`.
  fileprivate var isStandardOutput: Bool {
    var file = stat(), output = stat()
    return stat(self, &file) == 0 && fstat(STDOUT_FILENO, &output) == 0
      && file.st_dev == output.st_dev && file.st_ino == output.st_ino
  }
}
