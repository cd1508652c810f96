import Foundation

extension ViewClock {
  /// An action scheduled on a clock, which can be cancelled.
  package final class Token: @unchecked Sendable {
    let mode: RunLoop.Mode
    /// Whether the action repeats without end, so that `runUntilIdle` does not wait for it.
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

    /// Releases the action, which never runs again.
    package func cancel() {
      // The closure is released outside the lock, because deinitializers of its captures may call
      // back.
      withExtendedLifetime(takeAction()) {}
    }

    var isCancelled: Bool { lock.withLock { action == nil } }

    /// Returns the first period boundary after a time; nil if the action does not repeat.
    func dueTime(after time: TimeInterval) -> TimeInterval? {
      guard let interval else { return nil }
      let periods = ((time - start) / interval).rounded(.down)
      // Counting from the start keeps rounding errors from accumulating over the periods.
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
