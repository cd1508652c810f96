import CInitializers
import Foundation
import ViewCore

/// An object that receives the events of an app.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called when the app starts, before its state is restored.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app has started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Returns the configuration of a new scene.
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Returns whether a URL is opened; never called.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Called when the app receives events, if it has no scenes.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app stops receiving events; never, since it stays on the screen.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app has left the screen; never.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the app returns to the screen; never.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the app ends; never.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when memory is short; never.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Called with the token for remote notifications; never.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data)
  /// Called if remote notifications are not possible; never.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
}

// In UIKit, the methods are optional.
extension UIApplicationDelegate {
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}

  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns a configuration of the session.
  public func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: session.role)
  }

  /// Returns false.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  /// Ends the process: an app of UIKit has no screen here.
  public static func main() {
    FileHandle.standardError.write(Data("\(Self.self) has no screen here\n".utf8))
    exit(1)
  }
}

/// The app delegate of a SwiftUI app.
///
/// The delegate is created, and receives the launch calls, when the app's first window is shown.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  private let delegate: DelegateType

  /// Creates an adaptor of a type of delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    if let delegate = UIApplication.shared.delegate as? DelegateType {
      self.delegate = delegate
      return
    }
    let type = unsafeBitCast(DelegateType.self as AnyClass, to: UnsafeRawPointer.self)
    delegate = Unmanaged<DelegateType>.fromOpaque(layoutdsl_make_object(type)).takeRetainedValue()
    UIApplication.shared.delegate = delegate
    _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
    delegate.connectSceneOfSwiftUI()
  }

  /// The delegate.
  public var wrappedValue: DelegateType { delegate }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the properties of the delegate.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject(wrappedValue: delegate).projectedValue
  }
}
