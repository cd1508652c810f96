import Foundation

/// Messages on standard error.
enum Terminal {
  static func printError(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// Prints what takes time, if standard error is a terminal.
  static func printProgress(_ message: String) {
    if isatty(STDERR_FILENO) != 0 { printError(message) }
  }
}
