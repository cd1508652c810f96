// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { .ended }
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var state = State.possible
  open var name: String?
  public internal(set) weak var view: UIView?
  /// The state of the fingers, of a recognizer on a view of SwiftUI.
  var motion = GestureMotion()

  private var targets = TargetActions()

  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { targets.add(target, action) }
  }
  public convenience override init() { self.init(target: nil, action: nil) }

  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  open var allowedTouchTypes: [NSNumber] = []
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var numberOfTouches: Int { state == .possible ? 0 : 1 }

  open func location(in view: UIView?) -> CGPoint {
    guard let view, let own = self.view, view !== own else { return motion.location }
    return own.convert(motion.location, to: view)
  }
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    location(in: view)
  }
  open func reset() {}
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func addTarget(_ target: Any, action: Selector) { targets.add(target, action) }
  open func removeTarget(_ target: Any?, action: Selector?) { targets.remove(target, action) }

  /// Changes the state, and calls the methods for it.
  func report(_ new: State) {
    guard isEnabled else { return }
    if new == .began || state == .possible {
      guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
    }
    state = new
    for entry in targets.entries where entry.canBeSent {
      UIApplication.shared.sendAction(
        entry.action, to: entry.target, from: self, for: UIEvent())
    }
    if [.ended, .cancelled, .failed].contains(state) { state = .possible }
  }
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  open var allowedPressTypes: [NSNumber] = []
  open var buttonMask: UIEvent.ButtonMask { [] }
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(
    of otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
}

@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  open func translation(in view: UIView?) -> CGPoint { motion.translation ?? .zero }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    motion.setTranslation(translation)
  }
  open func velocity(in view: UIView?) -> CGPoint { motion.velocity ?? .zero }
}

@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
}

@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
  open override var numberOfTouches: Int { state == .possible ? 0 : 2 }
  private var followed: CGFloat = 1

  /// Multiplies the scale by the change of a magnification since it was followed last, so that a
  /// scale that the app has set goes on from there.
  func follow(_ magnification: CGFloat) {
    if state == .possible { (scale, followed) = (1, 1) }
    if followed != 0 { scale *= magnification / followed }
    followed = magnification
  }
}

@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { 0 }
  open override var numberOfTouches: Int { state == .possible ? 0 : 2 }
  private var followed: CGFloat = 0

  /// Adds the change of an angle since it was followed last, in radians.
  func follow(_ angle: CGFloat) {
    if state == .possible { (rotation, followed) = (0, 0) }
    rotation += angle - followed
    followed = angle
  }
}

@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }
  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
}

@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

@MainActor @preconcurrency
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open var zOffset: CGFloat { 0 }
  open var altitudeAngle: CGFloat { .pi / 2 }
  open var rollAngle: CGFloat { 0 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}

public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
extension UIEvent {
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }
  public var buttonMask: ButtonMask { [] }
  public var modifierFlags: UIKeyModifierFlags { [] }
  public func touches(for window: UIWindow) -> Set<UITouch>? { nil }
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { nil }
}
extension UITouch {
  public var window: UIWindow? { nil }
  public var gestureRecognizers: [UIGestureRecognizer]? { nil }
}
extension UIGestureRecognizerDelegate {
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
}

// A view that is a delegate has the method twice; this one is the most special.
extension UIGestureRecognizerDelegate where Self: UIView {
  /// Returns whether a recognizer may begin: true.
  public func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

// Members that views declare again.
extension UIAppearance where Self: UIView {
  /// Returns whether a recognizer of the view may begin; never called.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}
