import LayoutDSL
import SystemIntegration
import Testing

@testable import ViewCore

@MainActor struct AccessibilityDetailsTests {
  @Test func elementsAndDetailsAreInTheLayoutTree() {
    let screen = Screen {
      Color.red.accessibilityElement(children: .combine).accessibilitySortPriority(2)
        .accessibilityInputLabels(["a", "b"]).accessibilityLabel("c")
    }
    for line in ["element, children: combine", "sort priority: 2.0", "input labels: a, b"] {
      #expect(screen.tree.contains("accessibility \(line)"))
    }
    #expect(screen.tree.contains("label: \"c\""))
  }
}
