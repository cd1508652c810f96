import ViewClock

extension ViewHost {
  /// Does something on the screen and looks on: calls `look` now and whenever a multiple of `interval`
  /// has passed, even in the middle of what is done, and once more when it is over.
  ///
  /// A look comes after all that is due at its instant, and before what `body` does at it.
  package func watch(
    every interval: Double, look: @escaping @MainActor () -> Void, during body: () throws -> Void
  ) rethrows {
    let watch = Watch(clock: viewGraph.clock, interval: interval, look: look)
    watch.start()
    defer { watch.stop() }
    try body()
    advance(to: watch.nextTime)
  }
}

/// What waits on a clock for the next look.
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

  /// Counted from the start, so that rounding does not add up.
  var nextTime: Double { startTime + Double(count) * interval }

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

  /// What is scheduled now, at an instant that has come, has its turn after the rest of it.
  private func comeLast() {
    token = clock.schedule(at: clock.now, isPerpetual: true) { [weak self] in
      MainActor.assumeIsolated {
        self?.look()
        self?.wait()
      }
    }
  }
}
