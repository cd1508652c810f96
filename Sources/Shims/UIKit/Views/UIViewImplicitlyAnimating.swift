// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

@MainActor @preconcurrency public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that takes changes and completions later.
///
/// The functions are optional in Objective-C, so that they are called as `addAnimations?(…)`.
@MainActor @preconcurrency public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  var addAnimations: ((@escaping () -> Void) -> Void)? { get }
  var addCompletion: ((@escaping (UIViewAnimatingPosition) -> Void) -> Void)? { get }
}
extension UIViewImplicitlyAnimating {
  public var addAnimations: ((@escaping () -> Void) -> Void)? { nil }
  public var addCompletion: ((@escaping (UIViewAnimatingPosition) -> Void) -> Void)? { nil }
}
