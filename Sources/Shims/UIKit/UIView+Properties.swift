// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import ViewCore

// Properties that are kept, and that change no picture.

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  public static let zero = NSDirectionalEdgeInsets()
}

extension EdgeInsets {
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing)
  }
}
extension NSDirectionalEdgeInsets {
  public init(_ edgeInsets: EdgeInsets) {
    self.init(
      top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom,
      trailing: edgeInsets.trailing)
  }
}

extension UIView {
  public var layoutMargins: UIEdgeInsets {
    get { stored(UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)) }
    set { store(newValue) }
  }
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { stored(NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)) }
    set { store(newValue) }
  }
  public var autoresizesSubviews: Bool {
    get { stored(true) }
    set { store(newValue) }
  }
  public var preservesSuperviewLayoutMargins: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { stored(true) }
    set { store(newValue) }
  }
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { stored(.automatic) }
    set { store(newValue) }
  }
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { stored(.unspecified) }
    set { store(newValue) }
  }
  public var isMultipleTouchEnabled: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  public var isExclusiveTouch: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  public var clearsContextBeforeDrawing: Bool {
    get { stored(true) }
    set { store(newValue) }
  }
  public var contentScaleFactor: CGFloat {
    get { stored(UITraitCollection.current.displayScale) }
    set { store(newValue) }
  }
  public var restorationIdentifier: String? {
    get { stored(nil) }
    set { store(newValue) }
  }
  public var accessibilityIgnoresInvertColors: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  public var accessibilityFrame: CGRect {
    get { stored(frame) }
    set { store(newValue) }
  }
  public var shouldGroupAccessibilityChildren: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  public var accessibilityLanguage: String? {
    get { stored(nil) }
    set { store(newValue) }
  }
  public var motionEffects: [UIMotionEffect] {
    get { stored([]) }
    set { store(newValue) }
  }
  public var interactions: [any UIInteraction] {
    get { stored([]) }
    set { store(newValue) }
  }
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { stored(nil) }
    set { store(newValue) }
  }
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { stored(nil) }
    set { store(newValue) }
  }
  public var focusEffect: UIFocusEffect? {
    get { stored(nil) }
    set { store(newValue) }
  }
  public var showsLargeContentViewer: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  public var largeContentTitle: String? {
    get { stored(nil) }
    set { store(newValue) }
  }
  public var largeContentImage: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }

  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: UIApplication.shared.userInterfaceLayoutDirection
    }
  }
  public func willMove(toWindow newWindow: UIWindow?) {}
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }
  public func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }
}

@MainActor @preconcurrency open class UIMotionEffect: NSObject {}

open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
  }
}

open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

@MainActor @preconcurrency open class UIFocusEffect: NSObject {}
open class UIFocusHaloEffect: UIFocusEffect {}

@MainActor @preconcurrency
open class UIAccessibilityCustomAction: NSObject {
  public let name: String
  public let actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    self.name = name
    self.actionHandler = actionHandler
  }
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    actionHandler = nil
  }
}

@MainActor @preconcurrency
open class UIAccessibilityElement: UIResponder {
  public private(set) weak var accessibilityContainer: AnyObject?
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityFrame = CGRect.zero
  open var accessibilityFrameInContainerSpace = CGRect.zero
  open var isAccessibilityElement = true
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
  }
}

// MARK: Traits

@MainActor @preconcurrency public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

public protocol UITraitDefinition {
  associatedtype Value
}
public typealias UITrait = any UITraitDefinition.Type
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public typealias Value = UIUserInterfaceStyle
}
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public typealias Value = UIUserInterfaceSizeClass
}
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public typealias Value = UIUserInterfaceSizeClass
}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public typealias Value = UIContentSizeCategory
}
public struct UITraitDisplayScale: UITraitDefinition {
  public typealias Value = CGFloat
}
public struct UITraitLayoutDirection: UITraitDefinition {
  public typealias Value = UIUserInterfaceLayoutDirection
}

@MainActor @preconcurrency public protocol UITraitChangeRegistration: NSObjectProtocol {}
private final class Registration: NSObject, UITraitChangeRegistration {}

/// An object with traits, which do not change.
@MainActor @preconcurrency public protocol UITraitChangeObservable: AnyObject {}
extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { Registration() }
  /// The form for handlers that name the type of their object.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Target: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping (Target, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { Registration() }
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { Registration() }
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { Registration() }
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}
extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

// Members that apps override: only those of a protocol can be declared anew without `override`, which
// `snap` removes.
extension UIAppearance where Self: UIView {
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { stored(nil) }
    set { store(newValue) }
  }
  /// Has no effect: nobody listens to the screen.
  public func accessibilityElementDidBecomeFocused() {}
  /// Has no effect: nobody listens to the screen.
  public func accessibilityElementDidLoseFocus() {}
  /// Whether the view can do what a menu offers: never, since no menu is open.
  public func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}
