import Foundation

/// A lock that protects a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) {
      self.state = state
    }
  }

  private let storage: Storage

  /// Creates a lock that protects a value.
  public init(initialState: State) where State: Sendable {
    storage = Storage(initialState)
  }

  /// Creates a lock that protects a value that is not `Sendable`.
  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  /// Runs a closure with the value while the lock is held.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try storage.lock.withLock { try body(&storage.state) }
  }

  /// Runs a closure with the value while the lock is held.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try storage.lock.withLock { try body(&storage.state) }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a value.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Waits for the lock.
  public func lock() { storage.lock.lock() }
  /// Releases the lock.
  public func unlock() { storage.lock.unlock() }
}
