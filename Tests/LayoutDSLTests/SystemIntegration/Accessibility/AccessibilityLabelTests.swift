import LayoutDSL
import SystemIntegration
import Testing

@testable import ViewCore

@MainActor struct AccessibilityLabelTests {
  @Test func aBuilderMakesALabelOfItsTexts() {
    func label(_ isRated: Bool) -> String {
      Screen {
        Color.red.probe("box")
          .accessibilityLabel { view in
            if isRated { Text("Five stars") }
            Text("Sandwich")
            view
          }
      }.tree
    }
    #expect(label(true).contains("label: \"Five stars, Sandwich\""))
    #expect(label(false).contains("label: \"Sandwich\""))
  }
}
