import ViewClock
import ViewCore

// The compiler prefers members of other modules to those of Swift's concurrency module.

extension Task where Success == Never, Failure == Never {
  /// Suspends the current task for a duration.
  ///
  /// In a task of a screen, the duration is measured on the screen's clock.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public static func sleep(for duration: Duration) async throws {
    if let clock = ViewClock.current {
      try await clock.sleep(for: duration.seconds)
    } else {
      try await ContinuousClock().sleep(until: .now + duration, tolerance: nil)
    }
  }

  /// Suspends the current task for a duration on a clock.
  ///
  /// In a task of a screen, the screen's clock replaces the continuous and the suspending clock.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    if clock is ContinuousClock || clock is SuspendingClock, let duration = duration as? Duration,
      ViewClock.current != nil
    {
      try await sleep(for: duration)
    } else {
      try await clock.sleep(for: duration, tolerance: tolerance)
    }
  }

  /// Suspends the current task for a number of nanoseconds.
  ///
  /// In a task of a screen, the duration is measured on the screen's clock.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)))
  }
}
