import LayoutDSL
import SystemIntegration
import Testing

@testable import ViewCore

@MainActor struct AccessibilityEnvironmentTests {
  @Test func settingsAreOffAndTheSceneIsActive() {
    struct Moving: View {
      @Environment(\.accessibilityReduceMotion) private var reducesMotion
      @Environment(\.scenePhase) private var phase
      var body: some View {
        Color.red.probe(reducesMotion ? "still" : "moving \(phase)")
      }
    }
    #expect(Screen { Moving() }.probes == ["moving active"])
    #expect(ScenePhase.background < .inactive)
  }
}
