import Foundation
import SystemIntegration
import ViewCore

/// A window, for code written for UIKit; the windows of an app of UIKit are its screen.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// The level of a window above others.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level.
    public let rawValue: CGFloat

    /// Creates a level.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of ordinary windows.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)
  }

  /// The controller of the content.
  open var rootViewController: UIViewController? {
    didSet { if !isHidden { ApplicationState.shared.showWindowsOfSwiftUI() } }
  }
  /// The appearance of the window; that of the key window is that of a screen of SwiftUI.
  open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    didSet {
      let state = ApplicationState.shared
      guard self === state.screenWindow || self === state.window && rootViewController == nil
      else { return }
      ViewGraph.latest?.root.windowColorScheme = ColorScheme(overrideUserInterfaceStyle)
    }
  }
  /// Whether the window is hidden; a window that was not created hidden is shown when this is set.
  open override var isHidden: Bool {
    didSet {
      if isHidden { ApplicationState.shared.hide(self) } else { ApplicationState.shared.show(self) }
    }
  }
  /// The level above other windows.
  open var windowLevel = Level.normal
  /// The scene of the window.
  open weak var windowScene: UIWindowScene?
  /// Whether the window receives events.
  open var isKeyWindow: Bool { ApplicationState.shared.window === self }
  /// The screen of the window.
  open var screen: UIScreen { .main }

  /// Creates a window with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a window of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  /// Returns nil: there are no archives of windows here.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Whether the window can receive events.
  open var canBecomeKey: Bool { true }
  /// Whether the content can be resized.
  open var canResizeToFitContent = false
  /// Shows the window in front of those of its level, and lets it receive events.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  /// Lets the window receive events.
  open func makeKey() { ApplicationState.shared.window = self }
  /// Never called: the window that receives events does not change.
  open func becomeKey() {}
  /// Never called: the window that receives events does not change.
  open func resignKey() {}
  /// Has no effect.
  open func sendEvent(_ event: UIEvent) {}
}

/// A scene of an app, for code written for UIKit.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene is on the screen.
    case foregroundActive
    /// The scene is on the screen, and receives no events.
    case foregroundInactive
    /// The scene is not on the screen.
    case background
  }

  /// The reason why a scene was connected.
  public final class ConnectionOptions: NSObject {}

  /// The state of the scene: it is on the screen.
  open var activationState: ActivationState { .foregroundActive }
  /// The title of the scene.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String!
  /// The object that receives the events of the scene.
  open var delegate: (any UISceneDelegate)?
  /// The session of the scene.
  public let session = UISceneSession()

  /// The activity of the scene.
  open var subtitle = ""
  /// The conditions of the scene.
  open var activationConditions = UISceneActivationConditions()
  /// The notification that a scene is on the screen.
  public static nonisolated let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// The notification that a scene has left the screen.
  public static nonisolated let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// The notification that a scene returns to the screen.
  public static nonisolated let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
}

/// A scene with windows, for code written for UIKit.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  /// The windows.
  public var windows: [UIWindow] { UIApplication.shared.windows }
  /// The window that receives events.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The screen.
  open var screen: UIScreen { .main }
  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait
  }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .current }
}

/// The session of a scene.
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// Creates a role by its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The windows of an app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role.
  public let role = Role.windowApplication
  /// The name of the session.
  public let persistentIdentifier = "window"
  /// Values that the app keeps with the session.
  public var userInfo: [String: Any]?
  /// The activity for restoring the scene.
  public var stateRestorationActivity: NSUserActivity?
  /// The configuration of the scene.
  public var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
  /// The scene.
  public var scene: UIScene? { UIApplication.shared.connectedScenes.first }
}

/// The configuration of a scene.
@MainActor @preconcurrency
public final class UISceneConfiguration: NSObject {
  /// The class of the scene's delegate.
  public var delegateClass: AnyClass?

  /// The class of the scene.
  public var sceneClass: AnyClass?
  /// The storyboard of the scene.
  public var storyboard: UIStoryboard?
  /// The name of the configuration.
  public let name: String?
  /// The role of the session.
  public let role: UISceneSession.Role

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}

/// An object that receives the events of a scene: that it is connected and becomes active.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
  /// Called when the scene of a UIKit app is connected.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called before the scene is on the screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene receives events.
  func sceneDidBecomeActive(_ scene: UIScene)
}

/// An object that receives the events of a scene with windows.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UIWindowSceneDelegate {
  /// The window of a delegate that stores one in a property of this name; nil for other delegates.
  ///
  /// In UIKit, the requirement is optional, so its type is a double optional.
  public var window: UIWindow?? { storedWindow(of: self) }
}

extension UIApplicationDelegate {
  /// The window of a delegate that stores one in a property of this name; nil for other delegates.
  ///
  /// In UIKit, the requirement is optional, so its type is a double optional.
  public var window: UIWindow?? { storedWindow(of: self) }
}

/// Returns the value of the stored property `window` of an object; nil if there is none.
private func storedWindow(of object: AnyObject) -> UIWindow?? {
  let classes = sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
  let property = classes.lazy.flatMap(\.children).first { $0.label == "window" }
  return property.map { $0.value as? UIWindow }
}

// Views declare this again.
extension UIAppearance where Self: UIView {
  /// The window that the view is in, if the hierarchy has one.
  public var window: UIWindow? {
    var top: UIView = self
    while let superview = top.superview { top = superview }
    if let window = top as? UIWindow { return window }
    let responders = sequence(first: top as UIResponder, next: \.next)
    return UIApplication.shared.windows.first { window in
      window.rootViewController.map { root in responders.contains { $0 === root } } ?? false
    }
  }
}

extension UIView {
  /// The parts of the view that bars cover, in points.
  ///
  /// A window has the insets of the screen. Another view has them as far as its represented view
  /// reaches beyond the safe area.
  package var coveredSafeArea: UIEdgeInsets {
    if self is UIWindow { return UIScreen.main.safeAreaInsets }
    guard let superview else { return coveredInsets }
    // Pages are below the bars; the content of another scroll view is inset itself.
    if superview is PageScrollView { return superview.safeAreaInsets }
    if superview is UIScrollView { return .zero }
    let (outer, size) = (superview.safeAreaInsets, superview.bounds.size)
    return UIEdgeInsets(
      top: max(0, outer.top - frame.minY), left: max(0, outer.left - frame.minX),
      bottom: max(0, outer.bottom - (size.height - frame.maxY)),
      right: max(0, outer.right - (size.width - frame.maxX)))
  }

  /// The safe area insets of a view that has no superview.
  var coveredInsets: UIEdgeInsets {
    get { stored(.zero) }
    set { store(newValue) }
  }
}
