internal import CScheduling
import Foundation

/// The work of a process that no clock runs, such as the transfers of `URLSession`.
///
/// The last clock of the process receives what such work schedules, and waits for it in real time.
package final class OutsideWork: @unchecked Sendable {
  /// The numbers of pieces of work that have begun and ended so far.
  package struct Count: Sendable {
    /// The number of pieces that have begun.
    package var begun: Int
    /// The number of pieces that have ended.
    package var ended: Int

    /// Creates a count.
    package init(begun: Int, ended: Int) {
      self.begun = begun
      self.ended = ended
    }
  }

  /// The maximum real time, in seconds, from the end of the work until its result reaches the
  /// clock.
  private static let deliveryTime: TimeInterval = 0.1
  private static let pollingTime: TimeInterval = 0.000_5

  /// The clock that receives what the work schedules.
  weak var clock: ViewClock?
  private let count: @Sendable () -> Count
  private let patience: TimeInterval
  private let semaphore = CSchedulingMakeSemaphore()
  /// The number of ended pieces whose results have been waited for.
  private var delivered = 0
  /// The number of pieces that took too long.
  private var abandoned = 0

  /// Creates the work of a process.
  ///
  /// - Parameters:
  ///   - patience: The time in seconds, in real time, for which a clock waits.
  ///   - count: Returns the count so far; called on the thread of the clock.
  package init(patience: TimeInterval, count: @escaping @Sendable () -> Count) {
    self.patience = patience
    self.count = count
  }

  deinit {
    CSchedulingFreeSemaphore(semaphore)
  }

  /// Waits until work that has begun has ended and its results are on the clock's main queue.
  ///
  /// - Returns: Whether the main queue has actions now.
  func wait(for clock: ViewClock) -> Bool {
    guard clock === self.clock, !clock.isRealTime else { return false }
    var left = patience
    while left > 0 {
      let count = count()
      if count.ended > delivered {
        delivered = count.ended
        left = max(left, Self.deliveryTime)
        if waitForActions(of: clock, atMost: Self.deliveryTime) { return true }
      } else if count.begun - abandoned <= count.ended {
        return false
      }
      if waitForActions(of: clock, atMost: Self.pollingTime) { return true }
      left -= Self.pollingTime
    }
    let count = count()
    abandoned = count.begun - count.ended
    return false
  }

  private func waitForActions(of clock: ViewClock, atMost seconds: TimeInterval) -> Bool {
    var left = seconds
    while left > 0 {
      if clock.hasNextAction { return true }
      _ = CSchedulingWait(semaphore, Self.pollingTime)
      left -= Self.pollingTime
    }
    return clock.hasNextAction
  }
}
