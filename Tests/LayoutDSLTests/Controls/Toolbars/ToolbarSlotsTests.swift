import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct ToolbarSlotsTests {
  private func screen<Content: View>(
    _ width: CGFloat = 100, _ direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ content: () -> Content
  ) -> Screen {
    Screen(width, 44, direction: direction) { ToolbarSlots(spacing: 8) { content() } }
  }

  private func item(_ name: String, _ width: CGFloat = 20) -> some View {
    Color.red.frame(width: width, height: 20).probe(name)
  }

  @Test func spacersPushToTheEdges() {
    let screen = screen {
      item("a")
      Spacer()
      item("b")
    }
    #expect(screen.frame("a") == CGRect(0, 12, 20, 20))
    #expect(screen.frame("b") == CGRect(80, 12, 20, 20))
  }

  @Test func itemsWithoutSpacersShareTheBar() {
    let screen = screen(104) {
      item("a")
      item("b", 30)
    }
    // Two parts of 48, 8 apart.
    #expect(screen.frame("a") == CGRect(14, 12, 20, 20))
    #expect(screen.frame("b") == CGRect(65, 12, 30, 20))
  }

  @Test func theFirstItemIsAtTheLeadingEdge() {
    let screen = screen(100, .rightToLeft) {
      item("a")
      Spacer()
      item("b")
    }
    #expect(screen.frame("a").minX == 80 && screen.frame("b").minX == 0)
  }

  @Test func aWideItemMakesARowInTheMiddle() {
    let screen = screen {
      item("a", 60)
      item("b", 10)
    }
    #expect(screen.frame("a") == CGRect(11, 12, 60, 20))
    #expect(screen.frame("b") == CGRect(79, 12, 10, 20))
  }

  @Test func aFlexibleItemFillsTheBar() {
    let screen = screen { Color.red.probe("a") }
    #expect(screen.frame("a") == CGRect(0, 0, 100, 44))
  }

  @Test func noItemsAreNothing() {
    #expect(screen { EmptyView() }.graph.diagnostics == [])
  }
}
