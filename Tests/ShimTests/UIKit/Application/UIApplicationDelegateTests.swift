import SwiftUI
import Testing

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

@MainActor struct UIApplicationDelegateTests {
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
