import ViewClock

// Members of other modules are preferred to those of Swift's own concurrency module.

extension Task where Success == Never, Failure == Never {
  /// Suspends the current task for at least the given duration.
  ///
  /// In a task of a screen that is the screen's time.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public static func sleep(for duration: Duration) async throws {
    if let clock = ViewClock.current {
      try await clock.sleep(for: duration.seconds)
    } else {
      try await ContinuousClock().sleep(until: .now + duration, tolerance: nil)
    }
  }

  /// Suspends the current task for at least the given duration of a clock.
  ///
  /// In a task of a screen, time by the system's clocks is the screen's.
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

  /// Suspends the current task for at least the given duration in nanoseconds.
  ///
  /// In a task of a screen that is the screen's time.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)))
  }
}
