// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A group of changes to layers.
///
/// Changes of properties are not animated. The completion runs when the animations that layers took
/// in the group have ended, at once if there are none.
open class CATransaction: NSObject {
  private static let lock = NSLock()
  /// The groups that are open, the innermost last.
  nonisolated(unsafe) private static var groups: [TransactionGroup] = []

  open class func begin() {
    lock.withLock { groups.append(TransactionGroup(parent: groups.last)) }
  }

  open class func commit() { lock.withLock { groups.popLast() }?.commit() }

  open class func flush() {}

  open class func setCompletionBlock(_ block: (() -> Void)?) { current.completion = block }
  open class func completionBlock() -> (() -> Void)? { innermost?.completion }
  open class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }
  open class func disableActions() -> Bool {
    value(forKey: kCATransactionDisableActions) as? Bool ?? false
  }
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }
  open class func animationDuration() -> CFTimeInterval {
    value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval
      ?? CAAnimation.implicitDuration
  }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  open class func setValue(_ anObject: Any?, forKey key: String) {
    if key == kCATransactionCompletionBlock {
      current.completion = anObject as? () -> Void
    } else {
      current.values[key] = anObject
    }
  }
  open class func value(forKey key: String) -> Any? {
    key == kCATransactionCompletionBlock ? innermost?.completion : innermost?.value(forKey: key)
  }

  /// The innermost group; nil outside all of them.
  static var innermost: TransactionGroup? { lock.withLock { groups.last } }

  /// The innermost group, which outside all of them is a new one that ends with the work of the
  /// main queue.
  private static var current: TransactionGroup {
    if let innermost { return innermost }
    let group = TransactionGroup(parent: nil)
    lock.withLock { groups.append(group) }
    DispatchQueue.main.async {
      let isOpen = lock.withLock {
        guard let index = groups.firstIndex(where: { $0 === group }) else { return false }
        groups.remove(at: index)
        return true
      }
      if isOpen { group.commit() }
    }
    return group
  }
}

/// The key of the length of animations that have none of their own, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the flag that properties change without an animation, as they always do here.
public let kCATransactionDisableActions = "disableActions"
/// The key of the speed of animations over their time, which has no effect.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the closure that is called at the end of the animations.
public let kCATransactionCompletionBlock = "completionBlock"
