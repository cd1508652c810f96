import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct DismissalConfirmationDialogTests {
  @Test func theDialogIsKeptAndNotPresented() {
    let screen = Screen {
      Color.red.probe("box")
        .dismissalConfirmationDialog("Discard?", shouldPresent: true) {
          Button("Discard") {}.probe("button")
        } message: {
          Text("Changes are lost.")
        }
    }
    #expect(screen.tree.contains("dismissalConfirmationDialog \"Discard?\": true"))
    #expect(screen.probes == ["box"])
  }
}
