// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import UserNotifications
import ViewCore

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
  /// The service for the picture of a whole document: none, since nobody takes screenshots.
  public var screenshotService: UIScreenshotService? { nil }
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

/// A service that asks an app for the picture of a whole document.
@MainActor @preconcurrency open class UIScreenshotService: NSObject {
  open weak var delegate: (any UIScreenshotServiceDelegate)?
  open weak var windowScene: UIWindowScene? { nil }
}
@MainActor @preconcurrency public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) ->
      Void)
}
extension UIScreenshotServiceDelegate {
  public func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler:
      @escaping (Data?, Int, CGRect) ->
      Void
  ) {
    completionHandler(nil, 0, .zero)
  }
}
