import SwiftUI
import Testing

@testable import UIKit

private class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var events: [String] = ["made"]

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    events.append("started")
    return true
  }
}

private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  var events: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    events.append("connected")
  }
  func sceneDidBecomeActive(_ scene: UIScene) { events.append("active") }
}

private final class DelegateWithScene: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

private final class ResigningDelegate: NSObject, UIApplicationDelegate {
  var resigned = 0
  func applicationWillResignActive(_ application: UIApplication) { resigned += 1 }
}

@MainActor struct UIApplicationDelegateTests {
  @Test func aDelegateIsCalledThroughItsProtocol() {
    let delegate = ResigningDelegate()
    let any: any UIApplicationDelegate = delegate
    any.applicationWillResignActive(.shared)
    any.applicationDidEnterBackground(.shared)
    any.applicationWillTerminate(.shared)
    #expect(delegate.resigned == 1)
  }

  @Test func theDelegateOfTheSceneIsConnected() throws {
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    defer {
      UIApplication.shared.delegate = nil
      scene.delegate = nil
    }
    _ = UIApplicationDelegateAdaptor(DelegateWithScene.self)
    #expect((scene.delegate as? SceneDelegate)?.events == ["connected", "active"])
  }

  @Test func theAdaptorMakesTheDelegateOnce() {
    defer { UIApplication.shared.delegate = nil }
    let first = UIApplicationDelegateAdaptor(Delegate.self)
    #expect(first.wrappedValue.events == ["made", "started"])
    #expect(UIApplicationDelegateAdaptor(Delegate.self).wrappedValue === first.wrappedValue)
    #expect(UIApplication.shared.delegate === first.wrappedValue)
    first.projectedValue.events.wrappedValue = []
    #expect(first.wrappedValue.events.isEmpty)
  }
}
