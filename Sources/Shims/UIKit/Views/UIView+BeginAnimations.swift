// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames
import SystemIntegration

// Animations without closures: their changes are those between two calls.

extension UIView {
  public enum AnimationTransition: Int, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }

  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    BegunAnimation.stack.append(BegunAnimation(id: animationID, context: context))
  }
  public class func commitAnimations() { BegunAnimation.stack.popLast()?.commit() }

  public class func setAnimationDuration(_ duration: TimeInterval) {
    BegunAnimation.current?.duration = duration
  }
  public class func setAnimationDelay(_ delay: TimeInterval) {
    BegunAnimation.current?.delay = delay
  }
  public class func setAnimationStart(_ startDate: Date) {
    BegunAnimation.current?.delay = startDate.timeIntervalSinceNow
  }
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    BegunAnimation.current?.curve = curve
  }
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    BegunAnimation.current?.repeatCount = repeatCount
  }
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    BegunAnimation.current?.autoreverses = repeatAutoreverses
  }
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  public class func setAnimationDelegate(_ delegate: Any?) {
    BegunAnimation.current?.delegate = delegate
  }
  public class func setAnimationWillStart(_ selector: Selector?) {
    BegunAnimation.current?.willStart = selector
  }
  public class func setAnimationDidStop(_ selector: Selector?) {
    BegunAnimation.current?.didStop = selector
  }
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    BegunAnimation.current?.begin(transition, of: view)
  }
}

/// An animation between `beginAnimations` and `commitAnimations`.
@MainActor private final class BegunAnimation {
  static var stack: [BegunAnimation] = []
  static var current: BegunAnimation? { stack.last }

  let id: String?
  let context: UnsafeMutableRawPointer?
  var duration: TimeInterval = 0.2
  var delay: TimeInterval = 0
  var curve = UIView.AnimationCurve.easeInOut
  var repeatCount: Float = 1
  var autoreverses = false
  var delegate: Any?
  var willStart: Selector?
  var didStop: Selector?
  private let record = ViewChangeRecord()

  init(id: String?, context: UnsafeMutableRawPointer?) {
    (self.id, self.context) = (id, context)
  }

  private var animation: ViewAnimation {
    var animation = ViewAnimation(
      duration: duration, delay: delay,
      options: UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16))
    animation.repeatCount = repeatCount > 0 ? repeatCount : 1
    animation.autoreverses = autoreverses
    return animation
  }

  /// Begins a transition: the view shows its former content until its other side is in front.
  func begin(_ transition: UIView.AnimationTransition, of view: UIView) {
    let options: UIView.AnimationOptions =
      switch transition {
      case .flipFromLeft: .transitionFlipFromLeft
      case .flipFromRight: .transitionFlipFromRight
      case .curlUp: .transitionCurlUp
      case .curlDown: .transitionCurlDown
      case .none: []
      }
    animation.moveContent(of: view, options: options) {}
  }

  func commit() {
    if let willStart { _ObjectiveCMethods.send(willStart, to: delegate, id, context) }
    let animation = animation
    for change in record.end() { animation.move(change) }
    animation.end { [self] in
      guard let didStop else { return }
      _ObjectiveCMethods.send(didStop, to: delegate, id, NSNumber(value: true), context)
    }
  }
}

/// The factor by which the simulator slows animations down, which apps declare by the name of the
/// symbol: 1.
@_silgen_name("UIAnimationDragCoefficient")
public func UIAnimationDragCoefficient() -> Float { 1 }
