// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ViewCore

// The focus of a keyboard or remote control, which never moves.

@MainActor @preconcurrency public protocol UIFocusEnvironment: NSObjectProtocol {}
@MainActor @preconcurrency public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
}
extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}

extension UIFocusEnvironment {
  public func setNeedsFocusUpdate() {}
  public func updateFocusIfNeeded() {}
}
extension UIFocusEnvironment where Self: UIView {
  public var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  public func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  public func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  public var focusGroupIdentifier: String? {
    get { stored(nil) }
    set { store(newValue) }
  }
  public var focusGroupPriority: UIFocusGroupPriority {
    get { stored(.ignored) }
    set { store(newValue) }
  }
}

public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)
}
public struct UIFocusHeading: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIFocusHeading(rawValue: 1)
  public static let down = UIFocusHeading(rawValue: 2)
  public static let left = UIFocusHeading(rawValue: 4)
  public static let right = UIFocusHeading(rawValue: 8)
  public static let next = UIFocusHeading(rawValue: 16)
  public static let previous = UIFocusHeading(rawValue: 32)
}
@MainActor @preconcurrency open class UIFocusUpdateContext: NSObject {
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  open var previouslyFocusedView: UIView? { nil }
  open var nextFocusedView: UIView? { nil }
  open var focusHeading: UIFocusHeading { [] }
}
@MainActor @preconcurrency open class UIFocusAnimationCoordinator: NSObject {
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
@MainActor @preconcurrency open class UIFocusSystem: NSObject {
  /// Returns nil: nothing has the focus.
  public init?(for environment: any UIFocusEnvironment) { return nil }
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
  open var focusedItem: (any UIFocusItem)? { nil }
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  open func updateFocusIfNeeded() {}
  public static nonisolated let didUpdateNotification = Notification.Name(
    "UIFocusDidUpdateNotification")
}
open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}

/// A keyboard of an app.
@MainActor @preconcurrency open class UIInputViewController: UIViewController {
  open var hasFullAccess: Bool { false }
  open var needsInputModeSwitchKey: Bool { false }
  open var primaryLanguage: String?
  open var hasDictationKey = false
  open func dismissKeyboard() {}
  open func advanceToNextInputMode() {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
}
/// The view of a keyboard of an app; its content is drawn.
@MainActor @preconcurrency open class UIInputView: UIView {
  public enum Style: Int, Sendable { case `default`, keyboard }
  public let inputViewStyle: Style
  open var allowsSelfSizing = false
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { return nil }
}
