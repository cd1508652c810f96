import SwiftUI
import Testing
import UIKit

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var events: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    events.append("launched")
    return true
  }
}

/// A delegate that shows a window by itself.
private final class OldDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Filled(.green)
    window?.makeKeyAndVisible()
    return true
  }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var isActive = false

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = Filled(.red)
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidBecomeActive(_ scene: UIScene) { isActive = true }
}

private final class Filled: UIViewController {
  private let color: UIColor

  init(_ color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
  }
}

@Suite(.serialized) @MainActor struct LaunchedApplicationTests {
  private func host(_ preview: Preview) throws -> ViewHost {
    try ViewHost(size: CGSize(width: 100, height: 200)) {
      AnyView(preview.makeView())
    }
  }

  private func clean() {
    UIApplication.shared.delegate = nil
    ApplicationState.shared.removeWindows()
  }

  @Test func theSceneDelegateShowsTheFirstWindow() throws {
    defer { clean() }
    let delegate = AppDelegate()
    let scene = SceneDelegate()
    let host = try host(
      __applicationPreview {
        delegate
      } scene: {
        scene
      })
    let picture = try host.render()
    #expect(picture[50, 100].red == 255 && picture[50, 100].green == 0)
    #expect(delegate.events == ["launched"] && scene.isActive)
    #expect(UIApplication.shared.delegate === delegate)
    #expect(UIApplication.shared.keyWindow === scene.window)
    #expect(UIApplication.shared.connectedScenes.first?.delegate === scene)
    #expect(scene.window?.rootViewController?.view.window === scene.window)
  }

  @Test func aDelegateWithoutScenesShowsItsWindow() throws {
    defer { clean() }
    let picture = try host(__applicationPreview { OldDelegate() }).render()
    #expect(picture[50, 100].green == 255 && picture[50, 100].red == 0)
  }

  @Test func anAppWithoutAWindowShowsTheFirstControllerOfItsStoryboard() throws {
    defer { clean() }
    let preview = __applicationPreview {
      AppDelegate()
    } storyboard: {
      UINavigationController(rootViewController: Filled(.blue))
    }
    let picture = try host(preview).render()
    #expect(picture[50, 150].blue == 255 && picture[50, 150].red == 0)
  }

  @Test func theControllersOfAStoryboardCanUseTheDelegate() throws {
    defer { clean() }
    let delegate = AppDelegate()
    var found: (any UIApplicationDelegate)?
    let preview = __applicationPreview {
      delegate
    } storyboard: {
      found = UIApplication.shared.delegate
      return Filled(.blue)
    }
    _ = try host(preview).render()
    #expect(found === delegate)
  }

  @Test func anAppWithoutAStoryboardHasNoFirstController() {
    #expect(__storyboardController("There is no such storyboard") == nil)
  }

  @Test func anotherRootTakesThePlaceOfTheFirst() throws {
    defer { clean() }
    let scene = SceneDelegate()
    let host = try host(
      __applicationPreview {
        AppDelegate()
      } scene: {
        scene
      })
    _ = try host.render()
    scene.window?.rootViewController = Filled(.blue)
    let picture = try host.render()
    #expect(picture[50, 100].blue == 255 && picture[50, 100].red == 0)
  }

  @Test func viewsInAWindowAreInFrontOfItsController() throws {
    defer { clean() }
    let scene = SceneDelegate()
    let host = try host(
      __applicationPreview {
        AppDelegate()
      } scene: {
        scene
      })
    _ = try host.render()
    let banner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    banner.backgroundColor = .blue
    scene.window?.addSubview(banner)
    let picture = try host.render()
    #expect(picture[50, 10].blue == 255 && picture[50, 100].red == 255)
  }
}
