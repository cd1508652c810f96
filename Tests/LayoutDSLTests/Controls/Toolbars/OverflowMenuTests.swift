import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct OverflowMenuTests {
  @Test(arguments: [false, true]) func secondaryActionsAreInAMenu(isIOS26: Bool) throws {
    let journal = Journal()
    let screen = Screen(390, 600) {
      let stack = NavigationStack {
        Color.red.navigationTitle("T").toolbar {
          ToolbarItem(placement: .secondaryAction) {
            Button("Sort", systemImage: "10x10") { journal.note("sorted") }
          }
          ToolbarItem(placement: .primaryAction) { Color.blue.frame(width: 20).probe("first") }
          ToolbarItem(placement: .secondaryAction) { Button("Share") { journal.note("shared") } }
        }
      }
      if isIOS26 { stack.onIOS26() } else { stack }
    }
    #expect(screen.graph.node(knownAs: "Sort") == nil)
    let more = try #require(screen.graph.node(knownAs: "More")).globalFrame
    #expect(more.minX > screen.frame("first").maxX && more.maxX <= 374)
    for name in ["Sort", "Share"] {
      screen.tap(more.midX, more.midY)
      screen.advance(by: 1)
      let item = try #require(screen.graph.node(knownAs: name)).globalFrame
      screen.tap(item.midX, item.midY)
      screen.advance(by: 1)
    }
    #expect(journal.entries == ["sorted", "shared"])
  }

  @Test func aScreenWithoutSecondaryActionsHasNoMenu() {
    let screen = Screen(390, 600) { NavigationStack { Color.red.navigationTitle("T") } }
    #expect(screen.graph.node(knownAs: "More") == nil)
  }

  @Test func onlySecondaryActionsMakeABar() {
    let screen = Screen(390, 600) {
      NavigationStack {
        Color.red.probe("content").toolbar {
          ToolbarItem(placement: .secondaryAction) { Button("Sort") {} }
        }
      }
    }
    #expect(screen.frame("content").minY == 44)
    #expect(screen.graph.node(knownAs: "More") != nil)
  }
}
