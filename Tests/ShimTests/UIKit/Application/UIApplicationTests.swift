import Testing
import UIKit

@MainActor struct UIApplicationSubclassTests {
  private final class App: UIApplication {
    var events = 0
    override func sendEvent(_ event: UIEvent) {
      super.sendEvent(event)
      events += 1
    }
  }

  @Test func anAppOverridesTheWayOfEvents() {
    let app = App()
    app.sendEvent(UIEvent())
    #expect(app.events == 1)
  }

  private final class Delegate: NSObject, UIApplicationDelegate {
    var resigned = 0
    func applicationWillResignActive(_ application: UIApplication) { resigned += 1 }
  }

  @Test func aDelegateIsCalledThroughItsProtocol() {
    let delegate = Delegate()
    let any: any UIApplicationDelegate = delegate
    any.applicationWillResignActive(.shared)
    any.applicationDidEnterBackground(.shared)
    any.applicationWillTerminate(.shared)
    #expect(delegate.resigned == 1)
  }
}
