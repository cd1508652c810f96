import Foundation
import ObjectiveCNames

/// Creates the delegate of an app of UIKit, and tells it that the app starts.
///
/// It is public because the programs that `snap` compiles call it.
@MainActor public func __launch(_ makeDelegate: @MainActor () -> any UIApplicationDelegate) {
  launch(makeDelegate) { nil }
}

/// Launches an app whose delegate has a window of the storyboard, if it keeps one.
@MainActor private func launch(
  _ makeDelegate: @MainActor () -> any UIApplicationDelegate, makeWindow: () -> UIWindow?
) {
  ApplicationState.shared.removeWindows()
  let delegate = makeDelegate()
  UIApplication.shared.delegate = delegate
  if let window = makeWindow() {
    _ObjectiveCMethods.send(Selector("setWindow:"), to: delegate, window)
  }
  _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
  _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
}

/// Returns a preview of the windows of an app of UIKit, which is launched when it is shown.
///
/// It is public because the programs that `snap` compiles call it.
@MainActor public func __applicationPreview(
  _ makeDelegate: @escaping @MainActor () -> any UIApplicationDelegate,
  scene makeSceneDelegate: (@MainActor () -> any UISceneDelegate)? = nil,
  storyboard makeController: (@MainActor () -> UIViewController?)? = nil
) -> Preview {
  Preview {
    WindowsPicture(
      launch: Launch(
        delegate: makeDelegate, sceneDelegate: makeSceneDelegate, storyboard: makeController)
    )
    .ignoresSafeArea()
  }
}

/// Returns a preview of a controller of UIKit.
///
/// It is public because the programs that `snap` compiles call it.
@MainActor public func __controllerPreview(
  _ makeController: @escaping @MainActor () -> UIViewController
) -> Preview {
  Preview(body: makeController)
}

/// The start of an app of UIKit.
struct Launch {
  let delegate: @MainActor () -> any UIApplicationDelegate
  /// Creates the delegate of the scene; nil for an app without scenes.
  let sceneDelegate: (@MainActor () -> any UISceneDelegate)?
  /// Creates the first controller of the storyboard; nil without one.
  let storyboard: (@MainActor () -> UIViewController?)?

  /// Launches the app and connects its scene; an app that shows no window has that of its
  /// storyboard.
  @MainActor func callAsFunction() {
    var window: UIWindow?
    // The controllers of the storyboard may use the delegate.
    launch(delegate) {
      if let controller = storyboard?() {
        window = UIWindow(windowScene: ApplicationState.shared.scene)
        window?.rootViewController = controller
      }
      return window
    }
    connectScene(window)
    if let window, !ApplicationState.shared.shownWindows.contains(where: \.hasContent) {
      window.makeKeyAndVisible()
    }
  }

  @MainActor private func connectScene(_ window: UIWindow?) {
    guard let delegate = UIApplication.shared.delegate else { return }
    let scene = ApplicationState.shared.scene
    scene.delegate = delegate.makeSceneDelegate(of: scene) ?? sceneDelegate?()
    if let window, let delegate = scene.delegate {
      _ObjectiveCMethods.send(Selector("setWindow:"), to: delegate, window)
    }
    guard scene.delegate != nil else {
      if let window = delegate.window ?? nil { ApplicationState.shared.show(window) }
      return delegate.applicationDidBecomeActive(.shared)
    }
    scene.tellDelegateOfConnection()
  }
}

extension UIApplicationDelegate {
  /// Makes the delegate of a scene by the class that the app's delegate names; nil if it names none.
  fileprivate func makeSceneDelegate(of scene: UIWindowScene) -> (any UISceneDelegate)? {
    let configuration = application(
      .shared, configurationForConnecting: scene.session, options: UIScene.ConnectionOptions())
    return (configuration.delegateClass as? NSObject.Type)?._make() as? any UISceneDelegate
  }

  /// Connects the scene of an app of SwiftUI, if the delegate names a class of its delegate.
  func connectSceneOfSwiftUI() {
    let state = ApplicationState.shared
    guard let sceneDelegate = makeSceneDelegate(of: state.scene) else { return }
    state.scene.delegate = sceneDelegate
    state.scene.tellDelegateOfConnection()
  }
}

extension UIWindowScene {
  /// Tells the delegate that the scene is connected and becomes active.
  fileprivate func tellDelegateOfConnection() {
    delegate?.scene(self, willConnectTo: session, options: UIScene.ConnectionOptions())
    delegate?.sceneWillEnterForeground(self)
    delegate?.sceneDidBecomeActive(self)
  }
}
