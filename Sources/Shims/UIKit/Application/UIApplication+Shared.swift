import Foundation
import ObjectiveCNames
import ViewCore

extension UIApplication {
  /// The app.
  public static let shared = UIApplication()

  /// The state of the app.
  public enum State: Int, Sendable {
    /// The app is on the screen.
    case active
    /// The app is on the screen, and receives no events.
    case inactive
    /// The app is not on the screen.
    case background
  }

  /// A key for the reason why the app was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// A key for the options that come with a URL that the app opens.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// A key for the options with which the app asks the system to open a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// A task that goes on in the background.
  public struct BackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number of the task.
    public let rawValue: Int

    /// Creates an identifier from a number.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// No task.
    public static let invalid = BackgroundTaskIdentifier(rawValue: 0)
  }

  /// The object that receives the events of the app.
  public var delegate: (any UIApplicationDelegate)? {
    get { ApplicationState.shared.delegate }
    set { ApplicationState.shared.delegate = newValue }
  }

  /// The state of the app: it is on the screen.
  public var applicationState: State { .active }
  /// The windows, from the back to the front: those of an app of UIKit, or one.
  public var windows: [UIWindow] {
    let state = ApplicationState.shared
    if state.shownWindows.isEmpty { return [state.window] }
    return (state.screenWindow.map { [$0] } ?? []) + state.shownWindows
  }
  /// The window that receives events.
  public var keyWindow: UIWindow? { ApplicationState.shared.window }
  /// The scenes: one, with the window.
  public var connectedScenes: Set<UIScene> { [ApplicationState.shared.scene] }
  /// Whether the app has several scenes: no.
  public var supportsMultipleScenes: Bool { false }
  /// The height of the status bar, in points: there is none.
  public var statusBarFrame: CGRect { .zero }
  /// The orientation of the status bar: upright.
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// The number on the icon of the app.
  public var applicationIconBadgeNumber: Int {
    get { ApplicationState.shared.badge }
    set { ApplicationState.shared.badge = newValue }
  }
  /// Whether the device stays awake.
  public var isIdleTimerDisabled: Bool {
    get { ApplicationState.shared.isIdleTimerDisabled }
    set { ApplicationState.shared.isIdleTimerDisabled = newValue }
  }
  /// The Dynamic Type size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// The name of the alternate icon: none.
  public var alternateIconName: String? { nil }
  /// Whether the icon can be changed: no.
  public var supportsAlternateIcons: Bool { false }
  /// The direction of the interface.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    ViewGraph.evaluator?.evaluatedNode.environment.layoutDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// Returns false: no other app opens URLs here.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Records the URL, and reports that it was not opened.
  @preconcurrency public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    ApplicationState.shared.openedURLs.append(url)
    completion?(false)
  }

  /// Records the URL, and returns that it was not opened.
  @discardableResult
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    ApplicationState.shared.openedURLs.append(url)
    return false
  }

  /// Calls the method of an object, or of the first one after the sender that has it; returns
  /// whether there is one.
  ///
  /// `resignFirstResponder` without an object ends the editing of the text that has the focus.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let start = sender as? UIResponder ?? (sender as? UIGestureRecognizer)?.view
    return send(action, to: target, from: sender, nextTo: start, for: event)
  }

  /// Calls the method of an object, or of the first responder from one on that has it.
  @discardableResult
  func send(
    _ action: Selector, to target: Any?, from sender: Any?, nextTo start: UIResponder?,
    for event: UIEvent?
  ) -> Bool {
    if let target {
      return _ObjectiveCMethods.send(action, to: target, sender, event)
    }
    if action == Selector("resignFirstResponder") { return Focus.resign() }
    return sequence(first: start, next: { $0?.next }).contains {
      _ObjectiveCMethods.send(action, to: $0, sender, event)
    }
  }

  /// Has no effect.
  public func registerForRemoteNotifications() {}
  /// Has no effect.
  public func unregisterForRemoteNotifications() {}
  /// Whether the app receives remote notifications: no.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Has no effect: no headphones control the app.
  public func beginReceivingRemoteControlEvents() {}
  /// Has no effect.
  public func endReceivingRemoteControlEvents() {}

  /// Has no effect: there is one icon.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: ((Error?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  /// Returns an identifier; a task is never ended early.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> BackgroundTaskIdentifier {
    BackgroundTaskIdentifier(rawValue: 1)
  }

  /// Has no effect.
  public func endBackgroundTask(_ identifier: BackgroundTaskIdentifier) {}

  /// The address of the app's settings.
  public static nonisolated let openSettingsURLString = "app-settings:"
  /// The address of the app's notification settings.
  public static nonisolated let openNotificationSettingsURLString = "app-settings:notifications"
  /// The notification that the app is on the screen.
  public static nonisolated let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The notification that the app is about to stop receiving events.
  public static nonisolated let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The notification that the app has left the screen.
  public static nonisolated let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The notification that the app returns to the screen.
  public static nonisolated let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The notification that the app is started.
  public static nonisolated let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The notification that the app is ended.
  public static nonisolated let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// The notification that the user has taken a screenshot.
  public static nonisolated let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// The notification that the day or the time zone has changed.
  public static nonisolated let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
}

/// The stored state of the app; extensions have no storage.
@MainActor package final class ApplicationState {
  package static let shared = ApplicationState()

  package var delegate: (any UIApplicationDelegate)?
  /// The window that receives events.
  package lazy var window: UIWindow = {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.windowScene = scene
    return window
  }()
  /// The window of a screen of SwiftUI that others are in front of; nil without such a screen.
  private(set) var screenWindow: UIWindow?
  /// The windows that an app of UIKit shows, from the back to the front.
  package private(set) var shownWindows: [UIWindow] = []
  package lazy var scene = UIWindowScene()
  package var badge = 0
  package var isIdleTimerDisabled = false
  /// The URLs that the app asked the system to open.
  package var openedURLs: [URL] = []

  /// Shows a window in front of those of its level.
  func show(_ window: UIWindow) {
    shownWindows.removeAll { $0 === window }
    let place = shownWindows.firstIndex { $0.windowLevel.rawValue > window.windowLevel.rawValue }
    shownWindows.insert(window, at: place ?? shownWindows.endIndex)
    showWindowsOfSwiftUI()
  }

  /// Shows the windows in front of a screen of SwiftUI, which does not show them itself.
  func showWindowsOfSwiftUI() {
    guard shownWindows.contains(where: { !$0.isHidden && $0.hasContent }),
      let graph = ViewGraph.latest, !graph.root.showsWindows
    else { return }
    let isShown = shownWindows.contains { $0 === window }
    screenWindow = isShown ? UIWindow(windowScene: scene) : window
    graph.enqueue { [unowned graph] in
      if !graph.root.showsWindows { graph.root.addWindows(AnyView(WindowsInFront())) }
    }
  }

  /// Forgets the windows of an app that is launched again.
  package func removeWindows() { (shownWindows, screenWindow) = ([], nil) }

  /// Returns the events from a hidden window to that of the screen behind it.
  func hide(_ hidden: UIWindow) {
    if hidden === window, let screenWindow { window = screenWindow }
  }
}

/// The direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
