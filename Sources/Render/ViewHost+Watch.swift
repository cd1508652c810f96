import ViewClock

extension ViewHost {
  /// Runs `body` and calls `look` when it starts, at every multiple of `interval` seconds, even
  /// while `body` advances the clock, and when it ends.
  ///
  /// `look` runs after all other work that is due at its time, and before the work of `body` at
  /// that time.
  package func watch(
    every interval: Double, look: @escaping @MainActor () -> Void, during body: () throws -> Void
  ) rethrows {
    let watch = Watch(clock: viewGraph.clock, interval: interval, look: look)
    watch.start()
    defer { watch.stop() }
    try body()
    look()
  }
}

/// Schedules the next look on a clock.
@MainActor private final class Watch {
  let clock: ViewClock
  let interval: Double
  let look: @MainActor () -> Void
  let startTime: Double
  private var count = 0
  private var token: ViewClock.Token?

  init(clock: ViewClock, interval: Double, look: @escaping @MainActor () -> Void) {
    self.clock = clock
    self.interval = interval
    self.look = look
    startTime = clock.now
  }

  /// The time of the next look, computed from the start, so that rounding errors do not accumulate.
  private var nextTime: Double { startTime + Double(count) * interval }

  func start() {
    look()
    wait()
  }

  func stop() {
    token?.cancel()
  }

  private func wait() {
    count += 1
    token = clock.schedule(at: nextTime, isPerpetual: true) { [weak self] in
      MainActor.assumeIsolated { self?.comeLast() }
    }
  }

  /// Runs the look after the other work that is due now, by scheduling it once more at this time.
  private func comeLast() {
    token = clock.schedule(at: clock.now, isPerpetual: true) { [weak self] in
      MainActor.assumeIsolated {
        self?.look()
        self?.wait()
      }
    }
  }
}
