import SwiftUI
import Testing

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

  /// Toasts and popups of apps have windows of their own.
  @Test func windowsAreInFrontOfAScreenOfSwiftUI() throws {
    struct Overlay: View {
      @State private var count = 0
      var body: some View {
        Button("Overlay \(count)") { count += 1 }.padding(20).background(Color.blue)
      }
    }
    ApplicationState.shared.removeWindows()
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    var window: UIWindow?
    defer { window?.isHidden = true }
    let host = try ViewHost(size: CGSize(width: 200, height: 300)) {
      VStack {
        Button("Open") {
          let controller = UIHostingController(rootView: Overlay())
          controller.view.backgroundColor = .clear
          window = UIWindow(windowScene: scene)
          window?.rootViewController = controller
          window?.windowLevel = .alert
          window?.makeKeyAndVisible()
        }
        Spacer()
      }
    }
    _ = try host.render()
    try host.tap(on: "Open")
    let picture = try host.render()
    #expect(picture[100, 150 - 25].blue > 200 && picture[100, 150 - 25].red < 100)
    #expect(picture[5, 295].red == 255, "the window is clear")
    #expect(
      scene.windows.count == 2 && scene.windows.last === window && window?.isKeyWindow == true)
    try host.tap(on: "Overlay 0")
    #expect(host.layoutTree().contains("Overlay 1"))
    window?.isHidden = true
    host.advance(by: 0.1)
    #expect(try host.render()[100, 150 - 25].red == 255)
    #expect(scene.windows.first?.isKeyWindow == true)
    ApplicationState.shared.removeWindows()
  }

  @Test func theKeyWindowSetsTheAppearanceOfAScreenOfSwiftUI() throws {
    ApplicationState.shared.removeWindows()
    ApplicationState.shared.window = UIWindow(frame: .zero)
    let host = try ViewHost(size: CGSize(width: 40, height: 40)) {
      Button("Dark") {
        let window = UIApplication.shared.windows.first { $0.isKeyWindow }
        window?.overrideUserInterfaceStyle =
          window?.overrideUserInterfaceStyle == .dark ? .light : .dark
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity).background(
        Color(uiColor: .systemBackground))
    }
    #expect(try host.render()[1, 1].red == 255)
    try host.tap(on: "Dark")
    #expect(try host.render()[1, 1].red == 0)
    try host.tap(on: "Dark")
    #expect(try host.render()[1, 1].red == 255)
    UIApplication.shared.keyWindow?.overrideUserInterfaceStyle = .unspecified
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
