import LayoutDSL
import SystemIntegration
import Testing

@testable import ViewCore

@MainActor struct AccessibilityActionTests {
  @Test func zoomingIsAnAction() throws {
    let journal = Journal()
    let screen = Screen {
      Color.red.id("map").accessibilityZoomAction { journal.note("\($0.direction)") }
    }
    let map = try #require(screen.graph.node(identifiedBy: "map"))
    let action = try #require(screen.graph.accessibilityAction("zoom out", of: map))
    action()
    #expect(journal.entries == ["zoomOut"])
  }

  @Test func anActionIsTheInnermostOneAroundTheView() throws {
    let journal = Journal()
    let screen = Screen {
      Color.red.frame(width: 10, height: 10).id("box")
        .accessibilityAction(named: "Delete") { journal.note("inner") }
        .accessibilityAction { journal.note("default") }
        .accessibilityAdjustableAction { journal.note("\($0)") }
        .accessibilityAction(named: "Delete") { journal.note("outer") }
    }
    let box = try #require(screen.graph.node(identifiedBy: "box"))
    for name in ["Delete", "default", "increment", "decrement"] {
      let action = try #require(screen.graph.accessibilityAction(name, of: box))
      action()
    }
    #expect(journal.entries == ["inner", "default", "increment", "decrement"])
    #expect(screen.graph.accessibilityAction("Save", of: box) == nil)
  }

  @Test func aSwitchedOffAttachmentSaysNothing() {
    let screen = Screen {
      Color.red.accessibilityLabel("a", isEnabled: false).accessibilityIdentifier("b")
    }
    #expect(screen.tree.contains("identifier: \"b\""))
    #expect(!screen.tree.contains("label"))
  }

  @Test func pointsCategoriesAndQuickActionsAreInTheLayoutTree() {
    let screen = Screen {
      Color.red
        .accessibilityDragPoint(.leading, description: "Card")
        .accessibilityDropPoint(.center, description: "Pile", isEnabled: false)
        .accessibilityActions(category: .edit) { Text("Cut") }
        .accessibilityQuickAction(style: .outline) { Text("Answer") }
        .accessibilityScrollStatus("Page 2")
        .assistiveAccessNavigationIcon(systemImage: "star")
    }
    for line in [
      "drag point: (0.0, 0.5), Card", "actions of edit: Text", "quick action: Text",
      "scroll status: Page 2", "assistive access icon: star",
    ] {
      #expect(screen.tree.contains(line))
    }
    #expect(!screen.tree.contains("drop point"))
  }
}
