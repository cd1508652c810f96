import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor struct ToolbarItemTests {
  @Test func anItemThatIsNotShownByDefaultIsAbsent() {
    let screen = Screen.phone {
      NavigationStack {
        Color.red.toolbar(id: "main") {
          ToolbarItem(id: "a", placement: .topBarLeading, showsByDefault: true) {
            Color.blue.frame(width: 30, height: 20).probe("shown")
          }
          ToolbarItem(id: "b", placement: .topBarTrailing, showsByDefault: false) {
            Color.green.frame(width: 30, height: 20)
          }
        }
      }
    }
    #expect(screen.frame("shown") == CGRect(16, 32, 30, 20))
    #expect(screen.fills(of: .green).isEmpty)
  }

  @Test func toolbarItemsAreAtTheirPlacements() {
    let screen = Screen.phone {
      NavigationStack {
        Color.red.probe("content")
          .toolbar {
            ToolbarItem(placement: .topBarLeading) {
              Color.blue.frame(width: 30, height: 20).probe("leading")
            }
            ToolbarItem { Color.blue.frame(width: 10, height: 20).probe("trailing") }
            ToolbarItem(placement: .principal) {
              Color.blue.frame(width: 40, height: 20).probe("principal")
            }
            ToolbarItem(placement: .bottomBar) {
              Color.blue.frame(width: 20, height: 20).probe("bottom")
            }
          }
      }
    }
    #expect(screen.frame("leading") == CGRect(16, 32, 30, 20))
    #expect(screen.frame("trailing") == CGRect(174, 32, 10, 20))
    #expect(screen.frame("principal") == CGRect(80, 32, 40, 20))
    #expect(screen.frame("bottom") == CGRect(90, 358, 20, 20))
    #expect(screen.frame("content") == CGRect(0, 64, 200, 282))
  }

  @Test func toolbarItemsShowOnlyTheSymbolOfALabel() {
    let screen = Screen.phone {
      NavigationStack {
        Color.red.toolbar {
          ToolbarItem { Label("Add", systemImage: "10x10").probe("top") }
          ToolbarItem(placement: .bottomBar) { Label("Add", systemImage: "10x10").probe("bottom") }
        }
      }
    }
    // Symbols in bars have the large scale.
    #expect(abs(screen.frame("top").width - 12.8) < 0.01)
    #expect(abs(screen.frame("bottom").width - 12.8) < 0.01)
    #expect(!screen.tree.contains("\"Add\""))
  }
}
