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

  private class SceneDelegate: NSObject, UIWindowSceneDelegate { var window: UIWindow? }
  private final class Inheriting: SceneDelegate {}
  private final class Bare: NSObject, UIWindowSceneDelegate {}

  @Test func theWindowOfADelegateIsAnOptionalRequirement() {
    let delegate = Inheriting()
    let requirement: any UIWindowSceneDelegate = delegate
    #expect(requirement.window == .some(nil))
    delegate.window = UIWindow(frame: .zero)
    #expect(requirement.window == delegate.window)
    #expect((Bare() as any UIWindowSceneDelegate).window == UIWindow??.none)
  }
}
