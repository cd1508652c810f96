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

extension OSAllocatedUnfairLock {
  /// Runs a closure with the value if the lock is free; returns nil otherwise.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? { try withLockIfAvailableUnchecked(body) }

  /// Runs a closure with the value if the lock is free; returns nil otherwise.
  public func withLockIfAvailableUnchecked<R>(
    _ body: (inout State) throws -> R
  ) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock {
  /// The holder of a lock.
  public enum Ownership: Hashable, Sendable {
    /// The calling thread.
    case owner
    /// Another thread, or none.
    case notOwner
  }

  /// Has no effect: the thread that holds the lock is not known.
  public func precondition(_ condition: Ownership) {}
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a value.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Runs a closure while the lock is held.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try storage.lock.withLock { try body() }
  }

  /// Runs a closure while the lock is held.
  @_disfavoredOverload
  public func withLock<R>(_ body: @Sendable () throws -> R) rethrows -> R {
    try storage.lock.withLock { try body() }
  }

  /// Runs a closure while the lock is held.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try storage.lock.withLock { try body() }
  }

  /// Takes the lock if it is free; returns whether it did.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Waits for the lock.
  public func lock() { storage.lock.lock() }
  /// Releases the lock.
  public func unlock() { storage.lock.unlock() }
}
