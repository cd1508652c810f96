import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct ScrollDisabledTests {
  @Test func onlyScrollingByTheUserIsDisabled() {
    let screen = Screen {
      ScrollView { Color.red.frame(height: 300).probe("content") }
        .scrollDisabled(false).scrollDisabled(true)
    }
    screen.scroll(to: CGPoint(x: 0, y: 30))
    #expect(screen.frame("content").minY == 0)
    screen.graph.mainScrollNode?.setOffset(CGPoint(x: 0, y: 30), reason: .program)
    #expect(screen.frame("content").minY == -30)
  }
}
