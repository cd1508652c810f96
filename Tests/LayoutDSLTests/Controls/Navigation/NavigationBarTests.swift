import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor struct NavigationBarTests {
  @Test func aTitleHasALargeBar() {
    let screen = Screen.phone {
      NavigationStack { Color.red.probe("content").navigationTitle("Title") }
    }
    #expect(screen.frame("content") == CGRect(0, 116, 200, 274))
    #expect(screen.graph.diagnostics == [])
  }

  @Test func anInlineTitleHasASmallBar() {
    let screen = Screen.phone {
      NavigationStack {
        Color.red.probe("content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(screen.frame("content") == CGRect(0, 64, 200, 326))
  }

  @Test func aCompactHeightHasALowBarWithAnInlineTitle() {
    let screen = Screen.phone {
      NavigationStack { Color.red.probe("content").navigationTitle("Title") }
        .environment(\.verticalSizeClass, .compact)
    }
    #expect(screen.frame("content") == CGRect(0, 52, 200, 338))
  }

  @Test func aRootWithoutTitleHasNoBar() {
    let plain = Screen.phone { NavigationStack { Color.red.probe("content") } }
    #expect(plain.frame("content") == CGRect(0, 20, 200, 370))
    let hidden = Screen.phone {
      NavigationStack { Color.red.probe("content").navigationTitle("T").toolbar(.hidden) }
    }
    #expect(hidden.frame("content") == CGRect(0, 20, 200, 370))
  }

  @Test func theLargeTitleScrollsAway() {
    let screen = Screen.phone {
      NavigationStack {
        ScrollView { Color.red.frame(height: 2000).probe("content") }.navigationTitle("Title")
      }
    }
    #expect(screen.frame("content").minY == 116)
    screen.scroll(to: CGPoint(x: 0, y: 60))
    #expect(screen.frame("content").minY == 56)
    #expect(screen.graph.diagnostics == [])
  }
}
