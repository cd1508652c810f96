import Testing
import UIKit

@MainActor struct UIApplicationEventsTests {
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
}
