// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import ViewCore

// Accessibility without an assistive technology: values are kept.

@MainActor @preconcurrency
open class UIAccessibilityCustomRotor: NSObject {
  public enum Direction: Int, Sendable { case previous, next }
  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3
    case headingLevel4, headingLevel5, headingLevel6, boldText, italicText, underlineText
    case misspelledWord, image, textField, table, list, landmark
  }
  public typealias Search =
    (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
  open var name: String
  open var attributedName: NSAttributedString { NSAttributedString(string: name) }
  open var itemSearchBlock: Search
  public let systemRotorType: SystemRotorType
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, self.itemSearchBlock, systemRotorType) = (name, itemSearchBlock, .none)
  }
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    (name, self.itemSearchBlock, systemRotorType) = ("", itemSearchBlock, type)
  }
}
@MainActor @preconcurrency
open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: UITextRange?
  public override init() { super.init() }
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    (self.targetElement, self.targetRange) = (targetElement, targetRange)
  }
}
@MainActor @preconcurrency
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// A detail of an element that is read on request.
open class AXCustomContent: NSObject, @unchecked Sendable {
  public typealias Importance = AccessibilityCustomContentImportance
  public let label: String
  public let value: String
  open var importance = Importance.default
  public init(label: String, value: String) { (self.label, self.value) = (label, value) }
}

public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
public enum UIAccessibilityExpandedStatus: Int, Sendable { case unsupported, expanded, collapsed }
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let wordProcessing = Self(rawValue: "wordProcessing")
  public static let narrative = Self(rawValue: "narrative")
  public static let messaging = Self(rawValue: "messaging")
  public static let spreadsheet = Self(rawValue: "spreadsheet")
  public static let fileSystem = Self(rawValue: "fileSystem")
  public static let sourceCode = Self(rawValue: "sourceCode")
  public static let console = Self(rawValue: "console")
}
public struct UIAccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = Self(rawValue: 1)
  public static let requiresActivation = Self(rawValue: 2)
}

// Views declare these again.
extension UIAppearance where Self: UIView {
  public var accessibilityPath: UIBezierPath? {
    get { stored(nil) }
    set { store(newValue) }
  }
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { stored(nil) }
    set { store(newValue) }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var accessibilityCustomContent: [AXCustomContent]! {
    get { stored(nil) ?? [] }
    set { store(newValue) }
  }
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { stored(.none) }
    set { store(newValue) }
  }
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { stored(.automatic) }
    set { store(newValue) }
  }
  public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { stored(nil) }
    set { store(newValue) }
  }
  public var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
    get { stored([]) }
    set { store(newValue) }
  }
  public var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { stored(.unsupported) }
    set { store(newValue) }
  }
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { stored(accessibilityLabel.map { NSAttributedString(string: $0) }) }
    set {
      accessibilityLabel = newValue?.string
      store(newValue)
    }
  }
  public var accessibilityAttributedValue: NSAttributedString? {
    get { stored(accessibilityValue.map { NSAttributedString(string: $0) }) }
    set {
      accessibilityValue = newValue?.string
      store(newValue)
    }
  }
  public var accessibilityAttributedHint: NSAttributedString? {
    get { stored(accessibilityHint.map { NSAttributedString(string: $0) }) }
    set {
      accessibilityHint = newValue?.string
      store(newValue)
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var accessibilityUserInputLabels: [String]! {
    get { stored(accessibilityLabel.map { [$0] } ?? []) }
    set { store(newValue ?? []) }
  }
  public var accessibilityHeaderElements: [Any]? {
    get { stored(nil) }
    set { store(newValue) }
  }
  public var automationElements: [Any]? {
    get { stored(nil) }
    set { store(newValue) }
  }
  public func accessibilityElementIsFocused() -> Bool { false }
  public func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  { nil }
}

extension UIAccessibility {
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }
  public struct HearingDeviceEar: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let left = HearingDeviceEar(rawValue: 2)
    public static let right = HearingDeviceEar(rawValue: 4)
    public static let both: HearingDeviceEar = [.left, .right]
  }
  public enum ZoomType: Int, Sendable { case insertionPoint }
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { nil }
  public static func requestGuidedAccessSession(
    enabled: Bool, completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView)
    -> UIBezierPath
  {
    let origin = view.convert(CGPoint.zero, to: nil)
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }
  public static func zoomFocusChanged(
    zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView
  ) {}
  public static func registerGestureConflictWithZoom() {}
  public static nonisolated let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  public static nonisolated let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  public static nonisolated let focusedElementUserInfoKey =
    "UIAccessibilityFocusedElementKey"
  public static nonisolated let announcementDidFinishNotification = name("AnnouncementDidFinish")
  public static nonisolated let guidedAccessStatusDidChangeNotification = name(
    "GuidedAccessStatusDidChange")
  public static nonisolated let videoAutoplayStatusDidChangeNotification = name(
    "VideoAutoplayStatusDidChange")
  public static nonisolated let buttonShapesEnabledStatusDidChangeNotification = name(
    "ButtonShapesEnabledStatusDidChange")
  public static nonisolated let differentiateWithoutColorDidChangeNotification = name(
    "ShouldDifferentiateWithoutColorDidChange")
  public static nonisolated let assistiveTouchStatusDidChangeNotification = name(
    "AssistiveTouchStatusDidChange")
  public static nonisolated let prefersCrossFadeTransitionsStatusDidChange = name(
    "PrefersCrossFadeTransitionsStatusDidChange")
  public static nonisolated let closedCaptioningStatusDidChangeNotification = name(
    "ClosedCaptioningStatusDidChange")
  public static nonisolated let monoAudioStatusDidChangeNotification = name(
    "MonoAudioStatusDidChange")
  public static nonisolated let speakScreenStatusDidChangeNotification = name(
    "SpeakScreenStatusDidChange")
  public static nonisolated let speakSelectionStatusDidChangeNotification = name(
    "SpeakSelectionStatusDidChange")
  public static nonisolated let onOffSwitchLabelsDidChangeNotification = name(
    "OnOffSwitchLabelsDidChange")
  public static nonisolated let shakeToUndoDidChangeNotification = name("ShakeToUndoDidChange")
  private static nonisolated func name(_ event: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(event)Notification")
  }
}
