import Testing
import UIKit

@MainActor struct UIWindowTests {
  private final class Window: UIWindow {
    override func becomeKey() { super.becomeKey() }
    override func resignKey() {
      super.resignKey()
      hasResigned = true
    }
    override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
    var hasResigned = false
  }

  @Test func theEventsOfAWindowCanBeOverridden() {
    let window = Window(frame: .zero)
    (window as UIWindow).resignKey()
    #expect(window.hasResigned)
  }
}
