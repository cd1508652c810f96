import Foundation

/// The waits of code that blocks its thread until a time.
extension ViewClock {
  /// Lets a thread of the clock sleep for some seconds of the clock.
  ///
  /// On the thread that advances the clock the time passes at once: nothing else runs meanwhile, as
  /// on a device whose main thread is blocked, and work that falls due runs late. A block of
  /// another queue sleeps while the clock goes on.
  ///
  /// - Returns: False if the thread has to sleep in real time.
  func sleep(_ seconds: TimeInterval) -> Bool {
    let seconds = max(seconds, Self.shortestWait)
    if let isDone = background.sleep(seconds) { return isDone }
    pass(to: now + seconds)
    return true
  }

  /// Runs the work that falls due within some seconds, as a run loop does inside an action.
  ///
  /// - Parameters:
  ///   - seconds: The limit; a negative one only asks whether the clock runs the loop.
  ///   - once: Whether it ends after the first action that is due.
  /// - Returns: False if the wait would be endless.
  func runLoop(for seconds: TimeInterval, once: Bool) -> Bool {
    if seconds < 0 { return true }
    let end = now + max(seconds, Self.shortestWait)
    if BackgroundWork.runsHere { return end < Self.distantTime && sleep(seconds) }
    return resume {
      let hadActions = hasNextAction
      drainMainQueue()
      if once, hadActions { return true }
      let next = hasNextAction ? nil : nextDueTime
      let target = once ? min(next ?? end, end) : end
      guard target < Self.distantTime else { return false }
      advance(to: target)
      drainMainQueue()
      return true
    }
  }

  /// Counts a reading of the time by code on the clock.
  ///
  /// The time passes in a loop that polls it: after 100,000 readings in an action or block, each
  /// further reading takes a millisecond. The time does not depend on the machine.
  func countReading() {
    let count = BackgroundWork.countReading() ?? countReadingOfAction()
    if count > Self.readingLimit { _ = sleep(Self.spinStep) }
  }

  /// The number of readings of the time in one action beyond which it is considered a polling loop.
  private static let readingLimit = 100_000

  /// The shortest wait in seconds, which is the precision of the system's clocks: a loop that waits
  /// for a remainder below it would not end.
  private static let shortestWait: TimeInterval = 1e-9
  /// The duration of a reading in a loop that waits, in seconds.
  private static let spinStep: TimeInterval = 0.001
  /// The time in seconds from which a run loop waits forever, such as for `Date.distantFuture`.
  private static let distantTime: TimeInterval = 1e9
}
