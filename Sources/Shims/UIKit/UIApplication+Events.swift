// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import UserNotifications
import ViewCore

// The events of apps, scenes and devices; most never happen here.

public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }
public typealias UIBackgroundTaskIdentifier = UIApplication.BackgroundTaskIdentifier

@MainActor @preconcurrency public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ activity: NSUserActivity)
}
extension UIResponder: UIUserActivityRestoring {}

/// A shortcut on the icon of the app.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  public let type: String
  public let localizedTitle: String
  public let localizedSubtitle: String?
  public let icon: UIApplicationShortcutIcon?
  public let userInfo: [String: any NSSecureCoding]?
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }
  public init(type: IconType) {}
  public init(templateImageName: String) {}
  public init(systemImageName: String) {}
}

@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
  public let url: URL
  public let options = UIScene.OpenURLOptions()
  init(url: URL) { self.url = url }
}

extension UIScene {
  @MainActor @preconcurrency
  public final class OpenURLOptions: NSObject {
    public var sourceApplication: String? { nil }
    public var annotation: Any? { nil }
    public var openInPlace: Bool { false }
  }
  public final class OpenExternalURLOptions: NSObject {
    public var universalLinksOnly = false
  }
  public func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url)
    completion?(false)
  }
  public static nonisolated let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  public static nonisolated let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  public static nonisolated let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
}

extension UIScene.ConnectionOptions {
  public var urlContexts: Set<UIOpenURLContext> { [] }
  public var userActivities: Set<NSUserActivity> { [] }
  public var shortcutItem: UIApplicationShortcutItem? { nil }
  public var notificationResponse: UNNotificationResponse? { nil }
  public var sourceApplication: String? { nil }
  public var handoffUserActivityType: String? { nil }
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect { .zero }
  open var isStatusBarHidden: Bool { false }
  open var statusBarStyle: UIStatusBarStyle { .default }
}

@MainActor @preconcurrency
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  open var allowsFullScreen = true
}

@MainActor @preconcurrency
open class UISceneGeometry: NSObject {
  open var interfaceOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait
  }
}
@MainActor @preconcurrency open class UIWindowSceneGeometryPreferences: NSObject {}
extension UIWindowScene {
  public typealias GeometryPreferences = UIWindowSceneGeometryPreferences
  public typealias Geometry = UISceneGeometry
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  public var sizeRestrictions: UISceneSizeRestrictions? { nil }
  public var effectiveGeometry: UISceneGeometry { UISceneGeometry() }
  /// Has no effect: the screen is not turned.
  public func requestGeometryUpdate(
    _ geometryPreferences: UIWindowSceneGeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
}
extension UIWindowSceneGeometryPreferences {
  /// The geometry that an app asks for on an iPhone or iPad.
  open class iOS: UIWindowSceneGeometryPreferences {
    public let interfaceOrientations: UIInterfaceOrientationMask
    public init(interfaceOrientations: UIInterfaceOrientationMask) {
      self.interfaceOrientations = interfaceOrientations
    }
  }
}

extension UIWindow {
  public static nonisolated let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public static nonisolated let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  public static nonisolated let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  public static nonisolated let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
}

/// The conditions under which a scene takes part in an event.
@MainActor @preconcurrency open class UISceneActivationConditions: NSObject {
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
  public override init() { super.init() }
}
/// The buttons of a window, which are not drawn.
@MainActor @preconcurrency open class UISceneWindowingBehaviors: NSObject {
  open var isClosable = true
  open var isMiniaturizable = true
}
/// The title bar of a window on a Mac: there is none.
@MainActor @preconcurrency open class UITitlebar: NSObject {
  public enum TitleVisibility: Int, Sendable { case visible, hidden }
  public enum ToolbarStyle: Int, Sendable {
    case automatic, expanded, preference, unified, unifiedCompact
  }
  open var titleVisibility = TitleVisibility.visible
  open var toolbarStyle = ToolbarStyle.automatic
  open var autoHidesToolbarInFullScreen = false
  open var toolbar: NSObject?
  open var representedURL: URL?
}
extension UIWindowScene {
  public struct WindowingControlStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = WindowingControlStyle(name: "automatic")
    public static let unified = WindowingControlStyle(name: "unified")
    public static let minimal = WindowingControlStyle(name: "minimal")
  }
  public var titlebar: UITitlebar? { nil }
  public var windowingBehaviors: UISceneWindowingBehaviors? { nil }
  public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  public var isFullScreen: Bool { true }
  public var focusSystem: UIFocusSystem? { nil }
  public var isInterfaceOrientationLocked: Bool { false }
}
@MainActor @preconcurrency open class UISceneSessionActivationRequest: NSObject {
  public let role: UISceneSession.Role
  open var session: UISceneSession? { nil }
  open var userActivity: NSUserActivity?
  open var options: UIScene.ActivationRequestOptions?
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    (self.role, self.userActivity, self.options) = (role, userActivity, options)
  }
}
extension UIScene {
  open class ActivationRequestOptions: NSObject {
    open weak var requestingScene: UIScene?
    public override init() { super.init() }
  }
}
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable {}

@MainActor private final class Shortcuts {
  static var items: [UIApplicationShortcutItem]?
  static var showsActivity = false
  static var supportsShake = true
  static var statusBar = (isHidden: false, style: UIStatusBarStyle.default)
}

extension UIApplication {
  public static nonisolated var backgroundFetchIntervalMinimum: TimeInterval { 0 }
  public static nonisolated var backgroundFetchIntervalNever: TimeInterval { .infinity }
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { Shortcuts.items }
    set { Shortcuts.items = newValue }
  }
  public var isNetworkActivityIndicatorVisible: Bool {
    get { Shortcuts.showsActivity }
    set { Shortcuts.showsActivity = newValue }
  }
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  public var isProtectedDataAvailable: Bool { true }
  public var openSessions: Set<UISceneSession> { [] }
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
  public func beginIgnoringInteractionEvents() {}
  public func endIgnoringInteractionEvents() {}
  public var isIgnoringInteractionEvents: Bool { false }
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: Any?, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  public func ignoreSnapshotOnNextApplicationLaunch() {}
  public func extendStateRestoration() {}
  public func completeStateRestoration() {}
  public func sendEvent(_ event: UIEvent) {}
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  public var isStatusBarHidden: Bool {
    get { Shortcuts.statusBar.isHidden }
    set { Shortcuts.statusBar.isHidden = newValue }
  }
  public var statusBarStyle: UIStatusBarStyle {
    get { Shortcuts.statusBar.style }
    set { Shortcuts.statusBar.style = newValue }
  }
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }
  @discardableResult public func openURL(_ url: URL) -> Bool {
    open(url)
    return false
  }
  public var applicationSupportsShakeToEdit: Bool {
    get { Shortcuts.supportsShake }
    set { Shortcuts.supportsShake = newValue }
  }
  public enum Category: Int, Sendable { case webBrowser = 1 }
  /// Returns false: no app is the default one here.
  public func isDefault(_ category: Category) throws -> Bool { false }
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let keyboard = Self(rawValue: "com.apple.keyboard-service")
  }
  public static nonisolated let openDefaultApplicationsSettingsURLString =
    "app-settings:default-applications"
  public static nonisolated let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  public static nonisolated let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  public static nonisolated let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  public static nonisolated let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  public static nonisolated let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  public static nonisolated let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  public static nonisolated let protectedDataWillBecomeUnavailableNotification =
    Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
}

extension UIApplication.LaunchOptionsKey {
  public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  public static let sourceApplication = Self(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  public static let remoteNotification = Self(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  public static let userActivityDictionary = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
}
extension UIApplication.OpenExternalURLOptionsKey {
  public static let universalLinksOnly = Self(
    rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  public static let eventAttribution = Self(
    rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
}
extension UIApplication.OpenURLOptionsKey {
  public static let sourceApplication = Self(
    rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
  public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
}

extension UIScreen {
  public var currentEDRHeadroom: CGFloat { 1 }
  public var potentialEDRHeadroom: CGFloat { 1 }
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
  public static nonisolated let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  public static nonisolated let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  public static nonisolated let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  public static nonisolated let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
}

extension UIDevice {
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  public var proximityState: Bool { false }
  public var isMultitaskingSupported: Bool { true }
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  public func playInputClick() {}
  public static nonisolated let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public static nonisolated let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public static nonisolated let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

// MARK: Labels and image views

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

extension UIImageView {
  public var isHighlighted: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  public var animationImages: [UIImage]? {
    get { stored(nil) }
    set { store(newValue) }
  }
  public var animationDuration: TimeInterval {
    get { stored(0) }
    set { store(newValue) }
  }
  public var animationRepeatCount: Int {
    get { stored(0) }
    set { store(newValue) }
  }
  public var isAnimating: Bool { stored(false) }
  public func startAnimating() { store(true, "isAnimating") }
  public func stopAnimating() { store(false, "isAnimating") }
}

extension UNNotificationResponse {
  /// The scene that receives the response: nil, since nobody responds.
  public nonisolated var targetScene: UIScene? { nil }
}
