// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import ViewCore

// Properties that are kept, and that change no picture.

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

// Views declare these again.
extension UIAppearance where Self: UIView {
  public var restorationIdentifier: String? {
    get { stored(nil) }
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
  /// A description of the limits of the text size.
  public var appliedContentSizeCategoryLimitsDescription: String {
    let (least, most) = (minimumContentSizeCategory, maximumContentSizeCategory)
    return "\(least?.rawValue ?? "none") to \(most?.rawValue ?? "none")"
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
  /// The view whose baseline is this view's, by the former name.
  public func forBaselineLayout() -> UIView { forLastBaselineLayout }
}

extension UIView {
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
  public var largeContentImage: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
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
  public var scalesLargeContentImage: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  public var largeContentImageInsets: UIEdgeInsets {
    get { stored(.zero) }
    set { store(newValue) }
  }
  public var isSpringLoaded: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  public var hasAmbiguousLayout: Bool { false }
  public func exerciseAmbiguityInLayout() {}
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { activeConstraints }
  /// The shape of the corners; a fixed radius is drawn.
  public var cornerConfiguration: UICornerConfiguration {
    get { stored(.corners(radius: .fixed(layer.cornerRadius))) }
    set {
      store(newValue)
      newValue.apply(to: layer)
    }
  }
}

// Views declare these again.
extension UIAppearance where Self: UIView {
  public var motionEffects: [UIMotionEffect] {
    get { stored([]) }
    set { store(newValue) }
  }
  public var interactions: [any UIInteraction] {
    get { stored([]) }
    set { store(newValue) }
  }
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
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool
  open var name: String
  open var image: UIImage?
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  open var actionHandler: Handler?
  open weak var target: AnyObject?
  open var selector: Selector?
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
  }
  public convenience init(
    attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?
  ) {
    self.init(name: attributedName.string, image: image, actionHandler: actionHandler)
  }
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    (self.name, self.image, self.selector) = (name, image, selector)
    self.target = target as AnyObject?
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
  open var accessibilityActivationPoint = CGPoint.zero
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  open var accessibilityPath: UIBezierPath?
  open var accessibilityLanguage: String?
  open var accessibilityAttributedLabel: NSAttributedString?
  open var isAccessibilityElementBlock: (() -> Bool)?
  open var accessibilityLabelBlock: (() -> String?)?
  open var accessibilityValueBlock: (() -> String?)?
  open var accessibilityHintBlock: (() -> String?)?
  open var accessibilityIdentifierBlock: (() -> String?)?
  open var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)?
  open var accessibilityActivateBlock: (() -> Bool)?
  open var accessibilityElementsBlock: (() -> [Any]?)?
  open var accessibilityCustomActionsBlock: (() -> [UIAccessibilityCustomAction]?)?
  open var accessibilityAttributedValue: NSAttributedString?
  open var accessibilityAttributedHint: NSAttributedString?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityUserInputLabels: [String]! = []
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var shouldGroupAccessibilityChildren = false
  open var accessibilityElements: [Any]?
  open var accessibilityRespondsToUserInteraction = true
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
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
  /// Has no effect: traits do not change.
  public func updateTraitsIfNeeded() {}
}
extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

// Members that apps override: only those of a protocol can be declared again without `override`,
// which `snap` removes.
extension UIAppearance where Self: UIView {
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { stored(nil) }
    set { store(newValue) }
  }
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
  /// Called before the view comes into a window: never.
  public func willMove(toWindow newWindow: UIWindow?) {}
  /// Has no effect: there is no assistive technology.
  public func accessibilityElementDidBecomeFocused() {}
  /// Has no effect: there is no assistive technology.
  public func accessibilityElementDidLoseFocus() {}
}
