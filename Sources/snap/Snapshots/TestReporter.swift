import Foundation
import Goldens

/// The output of `snap test` while it runs: a line a picture, and a progress bar on a terminal.
///
/// A failure has a message below its line, but one cause has few messages: one changed constant may
/// change hundreds of pictures.
final class TestReporter: @unchecked Sendable {
  private static let messagesOfCause = 3

  private let total: Int
  private let lock = NSLock()
  private var done = 0
  /// The pictures that were printed, by their cause.
  private var counts: [String: Int] = [:]
  private let showsBar = isatty(STDOUT_FILENO) != 0 && isatty(STDERR_FILENO) != 0

  /// Creates the output for a number of previews.
  init(total: Int) {
    self.total = total
  }

  /// Prints a result; a terminal shows only those that did not pass.
  func print(_ result: SnapshotResult) throws {
    try lock.withLock {
      guard !showsBar || result.status != .passed else { return }
      clearBar()
      try Terminal.write(Data(text(of: result).utf8))
      drawBar()
    }
  }

  /// Prints a line that adds to a result.
  func note(_ text: String) throws {
    try lock.withLock {
      clearBar()
      try Terminal.write(Data("\(text.visible)\n".utf8))
      drawBar()
    }
  }

  /// Returns the lines of the next result.
  func text(of result: SnapshotResult) -> String {
    let line = Self.line(result)
    guard result.isFailure, let message = result.message else { return line + "\n" }
    if let cause = result.cause {
      counts[cause, default: 0] += 1
      if counts[cause, default: 0] > Self.messagesOfCause {
        return "\(line)  \(cause.visible), as above\n"
      }
    }
    return "\(line)\n\(message.visibleLines)\n\n"
  }

  /// Counts a preview whose pictures are all done.
  func finishPreview() {
    lock.withLock {
      done += 1
      drawBar()
    }
  }

  /// Removes the bar.
  func end() {
    lock.withLock { clearBar() }
  }

  static func line(_ result: SnapshotResult) -> String {
    let time = result.milliseconds.map { String(format: "  %.0f ms", $0) } ?? ""
    let status = result.status.rawValue.padding(toLength: 7, withPad: " ", startingAt: 0)
    return "\(status)  \(result.id.visible)\(time)"
  }

  private func drawBar() {
    guard showsBar else { return }
    let width = 30, filled = total > 0 ? width * done / total : width
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    write("\r\(bar) \(NumberFormat.count(done)) of \(NumberFormat.count(total)) previews")
  }

  private func clearBar() {
    if showsBar { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
