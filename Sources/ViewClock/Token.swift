import Foundation

extension ViewClock {
  /// Something scheduled on a clock, which can be called off.
  package final class Token: @unchecked Sendable {
    let mode: RunLoop.Mode
    /// Whether it goes on for good, so that nobody waits for its end.
    let isPerpetual: Bool
    private let start: TimeInterval
    private let interval: TimeInterval?
    private let lock = NSLock()
    private var action: (() -> Void)?

    init(
      start: TimeInterval, interval: TimeInterval?, mode: RunLoop.Mode,
      isPerpetual: Bool = false, action: @escaping () -> Void
    ) {
      self.start = start
      self.interval = interval
      self.mode = mode
      self.isPerpetual = isPerpetual || interval != nil
      self.action = action
    }

    /// Forgets the action; it never runs again.
    package func cancel() {
      // What the closure owns is freed after the lock, as its deinitializers may call back.
      withExtendedLifetime(takeAction()) {}
    }

    var isCancelled: Bool { lock.withLock { action == nil } }

    /// The first period boundary later than a time, for what repeats.
    func dueTime(after time: TimeInterval) -> TimeInterval? {
      guard let interval else { return nil }
      let periods = ((time - start) / interval).rounded(.down)
      // Counted from the start, so that rounding does not add up over the periods.
      let next = start + (periods + 1) * interval
      return next > time ? next : start + (periods + 2) * interval
    }

    func fire() {
      let action = interval == nil ? takeAction() : lock.withLock { self.action }
      action?()
    }

    private func takeAction() -> (() -> Void)? {
      lock.withLock {
        defer { action = nil }
        return action
      }
    }
  }
}
