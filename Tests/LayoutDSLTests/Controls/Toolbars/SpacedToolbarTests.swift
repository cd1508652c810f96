import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct SpacedToolbarTests {
  private func item(_ name: String) -> ToolbarItem<(), some View> {
    ToolbarItem(placement: .bottomBar) { Color.red.frame(width: 24, height: 20).probe(name) }
  }

  private func screen(
    isIOS26: Bool = true, @ToolbarContentBuilder _ content: @escaping () -> some ToolbarContent
  ) -> Screen {
    Screen(402, 800, scale: 2) {
      let stack = NavigationStack { Color.white.probe("content").toolbar(content: content) }
      if isIOS26 { stack.onIOS26() } else { stack }
    }
  }

  @Test func aFlexibleSpacePushesToTheEdges() {
    let screen = screen {
      item("a")
      ToolbarSpacer(.flexible, placement: .bottomBar)
      item("b")
    }
    // Platters are 28 from the sides of the screen, and views 12 from those of a platter.
    #expect(screen.frame("a").minX == 40 && screen.frame("b").maxX == 362)
  }

  @Test func aFixedSpaceSeparatesPlatters() {
    let screen = screen {
      item("a")
      item("b")
      ToolbarSpacer(.fixed, placement: .bottomBar)
      item("c")
    }
    // 12 between the views of a platter; 12 around each and between two platters.
    #expect(screen.frame("b").minX - screen.frame("a").maxX == 12)
    #expect(screen.frame("c").minX - screen.frame("b").maxX == 36)
    #expect(screen.frame("a").minX + screen.frame("c").maxX == 402)
  }

  @Test func spacesWithoutItemsMakeNoBar() {
    let screen = screen { ToolbarSpacer(.flexible, placement: .bottomBar) }
    #expect(screen.frame("content").maxY == 800)
  }

  @Test func spacesOfTheNavigationBarAreNotInTheToolbar() {
    let screen = screen {
      ToolbarSpacer(.fixed, placement: .topBarTrailing)
      item("a")
    }
    #expect(screen.frame("a").midX == 201)
  }

  @Test func spacesDoNotMoveTheItemsOfIOS18() {
    let plain = screen(isIOS26: false) {
      item("a")
      item("b")
    }
    let spaced = screen(isIOS26: false) {
      item("a")
      ToolbarSpacer(.flexible, placement: .bottomBar)
      ToolbarSpacer(.fixed, placement: .bottomBar)
      item("b")
    }
    for name in ["a", "b"] { #expect(plain.frame(name) == spaced.frame(name)) }
  }
}
