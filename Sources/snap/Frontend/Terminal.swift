@preconcurrency import Foundation

/// Texts on standard output, and messages on standard error.
enum Terminal {
  static func printError(_ message: String) {
    // A message that cannot be written is not worth another one.
    try? write(Data((message + "\n").utf8), to: STDERR_FILENO)
  }

  /// Writes bytes to standard output, after all text that was printed.
  static func write(_ data: Data) throws {
    guard fflush(stdout) == 0 else { throw unwritable }
    try write(data, to: STDOUT_FILENO)
  }

  private static func write(_ data: Data, to file: Int32) throws {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw unwritable }
      rest = rest.dropFirst(count)
    }
  }

  private static var unwritable: Failure {
    .unwritable(path: "to standard output", reason: systemErrorReason())
  }

  /// Opens closed standard streams, and makes the process fail if at its end not all that it
  /// printed is written.
  static func prepareStreams() {
    for file in STDIN_FILENO...STDERR_FILENO where fcntl(file, F_GETFD) < 0 {
      // Otherwise the next file that is opened would get the number. Writing to standard output
      // still fails.
      _ = open("/dev/null", file == STDERR_FILENO ? O_WRONLY : O_RDONLY)
    }
    atexit {
      guard fflush(stdout) != 0 || ferror(stdout) != 0 else { return }
      Terminal.printError("error: \(Terminal.unwritable.message ?? "")")
      _exit(2)
    }
  }
}
