import Foundation

/// Standard error, where a command talks to people.
enum Terminal {
  static func printError(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// Says what takes time, to a person who waits for it.
  static func printProgress(_ message: String) {
    if isatty(STDERR_FILENO) != 0 { printError(message) }
  }
}
