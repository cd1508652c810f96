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
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      .shared, configurationForConnecting: scene.session, options: options)
    let named = configuration.delegateClass as? NSObject.Type
    scene.delegate = named.map { $0._make() as? any UISceneDelegate } ?? sceneDelegate?()
    if let window, let delegate = scene.delegate {
      _ObjectiveCMethods.send(Selector("setWindow:"), to: delegate, window)
    }
    guard let sceneDelegate = scene.delegate else {
      if let window = delegate.window ?? nil { ApplicationState.shared.show(window) }
      return delegate.applicationDidBecomeActive(.shared)
    }
    sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
    sceneDelegate.sceneWillEnterForeground(scene)
    sceneDelegate.sceneDidBecomeActive(scene)
  }
}
