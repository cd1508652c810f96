import Foundation

/// Progress lines on a terminal during long work; none if standard error is not a terminal.
struct Progress {
  /// The least time before a line and between lines.
  static let interval = Duration.seconds(2)

  private let isShown = isatty(STDERR_FILENO) != 0
  private var next = ContinuousClock.now + interval
  private var last: String?

  /// Prints the current activity if it has changed and an interval has passed.
  mutating func show(_ activity: String) {
    guard isShown, activity != last, ContinuousClock.now >= next else { return }
    Terminal.printError("\(activity) …")
    last = activity
    next = .now + Self.interval
  }
}
