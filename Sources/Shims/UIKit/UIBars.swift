// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CInitializers
import Controls
import Foundation
import SystemIntegration

// Bars and their appearance. `ControlAppearances+Proxies.swift` lists the values that are drawn; the
// others are stored.

/// A view whose properties can be set for all views of its class.
@MainActor @preconcurrency public protocol UIAppearance: NSObjectProtocol {}

/// A view or a controller in which views may have another appearance.
@MainActor @preconcurrency public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance {}

/// The objects that keep the appearance of all views of a class.
@MainActor private var proxies: [ObjectIdentifier: UIView] = {
  let views: [UIView] = [
    UIView(frame: .zero), UINavigationBar(frame: .zero), UITabBar(frame: .zero),
    UIToolbar(frame: .zero), UIScrollView(frame: .zero), UITableView(frame: .zero),
    UICollectionView(frame: .zero), UITextView(frame: .zero), UITextField(frame: .zero),
    UISearchBar(frame: .zero), UILabel(frame: .zero), UIButton(frame: .zero),
    UISwitch(frame: .zero), UISlider(frame: .zero), UISegmentedControl(frame: .zero),
    UIPageControl(frame: .zero), UIRefreshControl(frame: .zero), UITableViewCell(frame: .zero),
    UITableViewHeaderFooterView(frame: .zero), UIImageView(frame: .zero),
    UIActivityIndicatorView(frame: .zero), UIWindow(frame: .zero), UIStackView(frame: .zero),
    UIStepper(frame: .zero), UIDatePicker(frame: .zero), UIPickerView(frame: .zero),
    UIProgressView(frame: .zero), UISearchTextField(frame: .zero),
    UICollectionViewCell(frame: .zero),
  ]
  return Dictionary(uniqueKeysWithValues: views.map { (ObjectIdentifier(type(of: $0)), $0) })
}()

/// The objects that keep the appearance of the views of a class in some containers.
@MainActor private var containedProxies: [ObjectIdentifier: UIView] = [:]

extension UIAppearance where Self: UIView {
  /// The object that stores the appearance of all views of the class.
  ///
  /// For a subclass of an app it is made with `init()`, as Objective-C would.
  public static func appearance() -> Self {
    if ControlAppearances.read == nil {
      ControlAppearances.read = { ControlAppearances(proxies: ()) }
    }
    return proxy(in: &proxies)
  }

  private static func proxy(in proxies: inout [ObjectIdentifier: UIView]) -> Self {
    if let proxy = proxies[ObjectIdentifier(self)] as? Self { return proxy }
    let type = unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self)
    let proxy = Unmanaged<Self>.fromOpaque(layoutdsl_make_object(type)).takeRetainedValue()
    proxies[ObjectIdentifier(self)] = proxy
    return proxy
  }

  /// An object that stores an appearance in some containers, which is not drawn.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [Any.Type]
  ) -> Self {
    proxy(in: &containedProxies)
  }
}

@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundEffect: UIBlurEffect?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  public override init() { super.init() }
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    adopt(barAppearance)
  }
  public required init?(coder: NSCoder) { super.init() }
  /// Takes over the values of another appearance.
  func adopt(_ other: UIBarAppearance) {
    (backgroundColor, backgroundImage) = (other.backgroundColor, other.backgroundImage)
    (backgroundEffect, shadowColor) = (other.backgroundEffect, other.shadowColor)
    (shadowImage, backgroundImageContentMode) = (
      other.shadowImage, other.backgroundImageContentMode
    )
  }
  open override func copy() -> Any {
    MainActor.assumeIsolated { () -> UIBarAppearance in
      let copy = UIBarAppearance()
      copy.adopt(self)
      return copy
    }
  }
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  open func configureWithTransparentBackground() {
    backgroundColor = .clear
    shadowColor = nil
  }
}

@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
  public final class State: NSObject {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var titlePositionAdjustment = UIOffset.zero
    public var backgroundImage: UIImage?
    public var backgroundImagePositionAdjustment = UIOffset.zero
  }
  public enum Style: Int, Sendable { case plain, done }
  public let normal = State(), highlighted = State(), disabled = State(), focused = State()
  public convenience init(style: Style) { self.init() }
  public override init() { super.init() }
  open func configureWithDefault(for style: Style) {}
}
public typealias UIBarButtonItemStateAppearance = UIBarButtonItemAppearance.State

@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open var prominentButtonAppearance = UIBarButtonItemAppearance()
  open var titlePositionAdjustment = UIOffset.zero
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open private(set) var backIndicatorImage = UIImage()
  open private(set) var backIndicatorTransitionMaskImage = UIImage()
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image ?? UIImage()
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
  }
  override func adopt(_ other: UIBarAppearance) {
    super.adopt(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    subtitleTextAttributes = other.subtitleTextAttributes
    largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    prominentButtonAppearance = other.prominentButtonAppearance
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }
  open override func copy() -> Any {
    MainActor.assumeIsolated { () -> UINavigationBarAppearance in
      let copy = UINavigationBarAppearance()
      copy.adopt(self)
      return copy
    }
  }
}

@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var badgePositionAdjustment = UIOffset.zero
  open var badgeTitlePositionAdjustment = UIOffset.zero
}

@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  public enum Style: Int, Sendable { case stacked, inline, compactInline }
  public let normal = UITabBarItemStateAppearance(), selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance(), focused = UITabBarItemStateAppearance()
  public override init() { super.init() }
  public convenience init(style: Style) { self.init() }
  open func configureWithDefault(for style: Style) {}
}

@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  open var stackedItemWidth: CGFloat = 0
  open var stackedItemSpacing: CGFloat = 0
  override func adopt(_ other: UIBarAppearance) {
    super.adopt(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    (stackedItemWidth, stackedItemSpacing) = (other.stackedItemWidth, other.stackedItemSpacing)
  }
  open override func copy() -> Any {
    MainActor.assumeIsolated { () -> UITabBarAppearance in
      let copy = UITabBarAppearance()
      copy.adopt(self)
      return copy
    }
  }
}

@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open var prominentButtonAppearance = UIBarButtonItemAppearance()
}

public enum UIBarStyle: Int, Sendable {
  case `default`, black
  public static var blackTranslucent: UIBarStyle { .black }
}
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101, compactPrompt
}

/// The bar of a navigation controller, which draws it; the bar itself is empty.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default
  open var prefersLargeTitles = false
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open lazy var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var items: [UINavigationItem]?
  open weak var delegate: (any UINavigationBarDelegate)?
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = image
  }
  open func setBackgroundImage(
    _ image: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[barMetrics] = image
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    titleAdjustments[barMetrics] = adjustment
  }
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[barMetrics] ?? 0
  }
}

/// The bar of a tab bar controller, which draws it; the bar itself is empty.
@MainActor @preconcurrency
open class UITabBar: UIView {
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
  open weak var delegate: (any UITabBarDelegate)?
  open weak var selectedItem: UITabBarItem?
  open var itemPositioning = ItemPositioning.automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  open var selectionIndicatorImage: UIImage?
  open var isCustomizing: Bool { false }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  open func beginCustomizingItems(_ items: [UITabBarItem]) {}
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool { false }
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var items: [UITabBarItem]?
  open lazy var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A bar of items, which are stored and not drawn.
@MainActor @preconcurrency
open class UIToolbar: UIView {
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var items: [UIBarButtonItem]?
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open lazy var standardAppearance = UIToolbarAppearance()
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var compactAppearance: UIToolbarAppearance?
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  open var barStyle = UIBarStyle.default
  open weak var delegate: (any UIToolbarDelegate)?
  private var pictures: [String: UIImage] = [:]
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    pictures["background \(topOrBottom) \(barMetrics)"] = backgroundImage
  }
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    pictures["background \(topOrBottom) \(barMetrics)"]
  }
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    pictures["shadow \(topOrBottom)"] = shadowImage
  }
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    pictures["shadow \(topOrBottom)"]
  }
}

// MARK: Presented controllers

/// The share sheet: a grey area with a name.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController, SystemScreen {
  public let activityItems: [Any]
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  open var completionHandler: ((UIActivity.ActivityType?, Bool) -> Void)?
  open var allowsProminentActivity = true
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    self.init(
      activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
      applicationActivities: nil)
  }
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
}

public enum UIAlertControllerSeverity: Int, Sendable { case `default`, critical }

@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public let title: String?
  public let style: Style
  open var isEnabled = true
  /// The block of the action.
  let handler: ((UIAlertAction) -> Void)?
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// An alert or a sheet of actions, which is shown when it is presented.
@MainActor @preconcurrency
open class UIAlertController: UIViewController, SystemScreen {
  public enum Style: Int, Sendable { case actionSheet, alert }
  open var message: String?
  open var severity = UIAlertControllerSeverity.default
  public let preferredStyle: Style
  public override init(nibName: String?, bundle: Bundle?) {
    preferredStyle = .actionSheet
    super.init(nibName: nibName, bundle: bundle)
  }
  open var preferredAction: UIAlertAction?
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }
  public required init?(coder: NSCoder) { return nil }
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// The picker of photos and the camera: a grey area with a name.
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController, SystemScreen {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  public enum CameraDevice: Int, Sendable { case rear, front }
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
  }
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open var mediaTypes: [String] = []
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraDevice = CameraDevice.rear
  open var cameraFlashMode = CameraFlashMode.auto
  open var showsCameraControls = true
  open var cameraOverlayView: UIView?
  open var cameraViewTransform = CGAffineTransform.identity
  open var videoQuality = QualityType.typeMedium
  open var videoMaximumDuration: TimeInterval = 600
  public enum ImageURLExportPreset: Int, Sendable { case compatible, current }
  open var imageExportPreset = ImageURLExportPreset.compatible
  open var videoExportPreset = ""
  open func takePicture() {}
  open func startVideoCapture() -> Bool { false }
  open func stopVideoCapture() {}
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  open class func isCameraDeviceAvailable(_ device: CameraDevice) -> Bool { false }
  open class func isFlashAvailable(for device: CameraDevice) -> Bool { false }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  open class func availableCaptureModes(for device: CameraDevice) -> [NSNumber]? { nil }
}

@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

// MARK: Keyboard and accessibility

extension UIResponder {
  public static nonisolated let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  public static nonisolated let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  public static nonisolated let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  public static nonisolated let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  public static nonisolated let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public static nonisolated let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  public static nonisolated let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
  public static nonisolated let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public static nonisolated let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public static nonisolated let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public static nonisolated let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}

@MainActor @preconcurrency
public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
    public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
    public static let resumeAssistiveTechnology = Notification(rawValue: 1011)
  }
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static nonisolated let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static nonisolated let reduceMotionStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static nonisolated let reduceTransparencyStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public static nonisolated let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public static nonisolated let darkerSystemColorsStatusDidChangeNotification = Foundation
    .Notification.Name(
      "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public static nonisolated let switchControlStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilitySwitchControlStatusDidChangeNotification")
  public static nonisolated let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  public static nonisolated let invertColorsStatusDidChangeNotification = Foundation.Notification
    .Name(
      "UIAccessibilityInvertColorsStatusDidChangeNotification")
  public static nonisolated let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  public static func post(notification: Notification, argument: Any?) {}
}
