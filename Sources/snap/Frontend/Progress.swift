import Foundation

/// Lines on a terminal about work that takes long; nothing if standard error is no terminal.
struct Progress {
  /// The time without a line.
  static let interval = Duration.seconds(2)

  private let isShown = isatty(STDERR_FILENO) != 0
  private var next = ContinuousClock.now + interval
  private var last: String?

  /// Prints what is being done, if it is new and an interval has passed.
  mutating func show(_ activity: String) {
    guard isShown, activity != last, ContinuousClock.now >= next else { return }
    Terminal.printError("\(activity) …")
    last = activity
    next = .now + Self.interval
  }
}
