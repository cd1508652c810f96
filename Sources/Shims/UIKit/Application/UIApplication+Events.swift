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

extension UIApplication {
  public static nonisolated var backgroundFetchIntervalMinimum: TimeInterval { 0 }
  public static nonisolated var backgroundFetchIntervalNever: TimeInterval { .infinity }
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { Kept.items }
    set { Kept.items = newValue }
  }
  public var isNetworkActivityIndicatorVisible: Bool {
    get { Kept.showsActivity }
    set { Kept.showsActivity = newValue }
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
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  public func ignoreSnapshotOnNextApplicationLaunch() {}
  public func extendStateRestoration() {}
  public func completeStateRestoration() {}
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  public var isStatusBarHidden: Bool {
    get { Kept.statusBar.isHidden }
    set { Kept.statusBar.isHidden = newValue }
  }
  public var statusBarStyle: UIStatusBarStyle {
    get { Kept.statusBar.style }
    set { Kept.statusBar.style = newValue }
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
    get { Kept.supportsShake }
    set { Kept.supportsShake = newValue }
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

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

extension UIImageView {
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
  /// The scene that receives the response: nil, since there is none.
  public nonisolated var targetScene: UIScene? { nil }
}

/// The values that the properties below keep.
@MainActor private final class Kept {
  static var items: [UIApplicationShortcutItem]?
  static var showsActivity = false
  static var supportsShake = true
  static var statusBar = (isHidden: false, style: UIStatusBarStyle.default)
}
