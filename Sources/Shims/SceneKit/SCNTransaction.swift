import Foundation

/// Changes of scenes with a common duration.
///
/// The changes apply at once, since the scenes are drawn at rest.
open class SCNTransaction: NSObject {
  nonisolated(unsafe) private static var settings = [Settings()]

  private struct Settings {
    var duration: TimeInterval = 0
    var isOff = false
    var completion: (() -> Void)?
  }

  /// Begins changes inside the current ones.
  open class func begin() {
    settings.append(Settings(duration: animationDuration))
  }

  /// Ends the last changes that were begun, and calls their completion.
  open class func commit() {
    guard settings.count > 1 else { return }
    settings.removeLast().completion?()
  }

  /// Has no effect: changes apply at once.
  open class func flush() {}
  /// Has no effect: no other thread changes scenes.
  open class func lock() {}
  /// Has no effect: no other thread changes scenes.
  open class func unlock() {}

  /// The duration of the current changes in seconds.
  open class var animationDuration: TimeInterval {
    get { settings[settings.count - 1].duration }
    set { settings[settings.count - 1].duration = newValue }
  }

  /// Whether the current changes have no animation.
  open class var disableActions: Bool {
    get { settings[settings.count - 1].isOff }
    set { settings[settings.count - 1].isOff = newValue }
  }

  /// The action at the end of the current changes; nil for none.
  open class var completionBlock: (() -> Void)? {
    get { settings[settings.count - 1].completion }
    set { settings[settings.count - 1].completion = newValue }
  }
}
