import Foundation

/// A lock, which is unlocked when it is created.
public struct os_unfair_lock_s {
  /// Zero bytes are an unlocked mutex.
  fileprivate var mutex = pthread_mutex_t()

  /// Creates an unlocked lock.
  public init() {}
}

/// A lock that a thread holds between calls of `os_unfair_lock_lock` and `os_unfair_lock_unlock`.
public typealias os_unfair_lock = os_unfair_lock_s

/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until the lock is free, and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  pthread_mutex_lock(&lock.pointee.mutex)
}

/// Takes the lock if it is free, and returns whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(&lock.pointee.mutex) == 0
}

/// Releases a lock that the calling thread holds.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  pthread_mutex_unlock(&lock.pointee.mutex)
}
