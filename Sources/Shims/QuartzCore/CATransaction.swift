// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A group of changes to layers; they are not animated, so the completion runs when the group ends.
open class CATransaction: NSObject {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var completions: [(() -> Void)?] = []

  open class func begin() { lock.withLock { completions.append(nil) } }

  open class func commit() {
    let completion = lock.withLock { completions.popLast() }
    completion??()
  }

  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let isGroup = lock.withLock {
      guard !completions.isEmpty else { return false }
      completions[completions.count - 1] = block
      return true
    }
    if !isGroup { block?() }
  }

  open class func flush() {}
  open class func setDisableActions(_ flag: Bool) {}
  open class func disableActions() -> Bool { true }
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
  open class func animationDuration() -> CFTimeInterval { 0 }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  open class func animationTimingFunction() -> CAMediaTimingFunction? { nil }
}
