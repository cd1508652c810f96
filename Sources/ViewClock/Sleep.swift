import Foundation

extension ViewClock {
  /// Suspends the task for a time on this clock, in seconds.
  ///
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  package func sleep(for seconds: TimeInterval) async throws {
    let sleeper = Sleeper()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleeper.begin(continuation)
        let token = schedule(after: seconds) { sleeper.end(.success(())) }
        sleeper.token = token
      }
    } onCancel: {
      sleeper.end(.failure(CancellationError()))
    }
  }

  /// A sleeping task, which is resumed exactly once.
  private final class Sleeper: @unchecked Sendable {
    private let lock = NSLock()
    private var continuation: CheckedContinuation<Void, any Error>?
    private var result: Result<Void, any Error>?
    private var timer: Token?

    func begin(_ continuation: CheckedContinuation<Void, any Error>) {
      let result = lock.withLock {
        if self.result == nil { self.continuation = continuation }
        return self.result
      }
      if let result { continuation.resume(with: result) }
    }

    var token: Token? {
      get { lock.withLock { timer } }
      set {
        let isOver = lock.withLock {
          timer = newValue
          return result != nil
        }
        if isOver { newValue?.cancel() }
      }
    }

    func end(_ result: Result<Void, any Error>) {
      let continuation = lock.withLock {
        if self.result == nil { self.result = result }
        defer { self.continuation = nil }
        return self.continuation
      }
      token?.cancel()
      continuation?.resume(with: result)
    }
  }
}
