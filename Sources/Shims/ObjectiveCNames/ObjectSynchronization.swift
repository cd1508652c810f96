import Foundation

/// The locks of objects that are entered, for `objc_sync_enter` and `objc_sync_exit`.
private final class ObjectLocks: @unchecked Sendable {
  static let shared = ObjectLocks()
  private let lock = NSLock()
  private var entered: [ObjectIdentifier: (lock: NSRecursiveLock, uses: Int)] = [:]

  func enter(_ object: AnyObject) {
    let id = ObjectIdentifier(object)
    let own = lock.withLock {
      let entry = entered[id] ?? (NSRecursiveLock(), 0)
      entered[id] = (entry.lock, entry.uses + 1)
      return entry.lock
    }
    own.lock()
  }

  func exit(_ object: AnyObject) -> Bool {
    let id = ObjectIdentifier(object)
    let own = lock.withLock {
      guard let entry = entered[id] else { return nil as NSRecursiveLock? }
      entered[id] = entry.uses > 1 ? (entry.lock, entry.uses - 1) : nil
      return entry.lock
    }
    own?.unlock()
    return own != nil
  }
}

/// Waits until no other thread is between this function and `objc_sync_exit` with the object;
/// returns 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.shared.enter(obj as AnyObject)
  return 0
}

/// Lets other threads enter with the object; returns 0, and -1 if none has entered.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.shared.exit(obj as AnyObject) ? 0 : -1
}
