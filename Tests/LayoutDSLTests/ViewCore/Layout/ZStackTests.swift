import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct ZStackTests {
  @Test func viewsAlignAtTheirGuides() {
    let screen = Screen {
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 40, height: 20).probe("a")
        Color.red.frame(width: 20, height: 40).probe("b")
        Color.red.frame(width: 6, height: 6).alignmentGuide(.leading) { _ in 10 }.probe("c")
      }
      .probe("all")
    }
    #expect(screen.frame("all") == CGRect(25, 30, 50, 40))
    #expect(screen.frame("a") == CGRect(35, 30, 40, 20))
    #expect(screen.frame("b") == CGRect(35, 30, 20, 40))
    #expect(screen.frame("c") == CGRect(25, 30, 6, 6))
  }

  @Test func theHighestPriorityDeterminesTheSize() {
    let screen = Screen {
      ZStack {
        Color.red.probe("flexible")
        Color.red.frame(width: 30, height: 20).layoutPriority(1).probe("first")
      }
    }
    #expect(screen.frame("first") == CGRect(35, 40, 30, 20))
    #expect(screen.frame("flexible") == CGRect(35, 40, 30, 20))
  }

  @Test func explicitGuidesEnlargeTheStack() {
    let screen = Screen {
      ZStack(alignment: .bottomTrailing) {
        Color.red.frame(width: 20, height: 20).probe("a")
        Color.red.frame(width: 20, height: 20).alignmentGuide(.trailing) { $0.width + 15 }
          .alignmentGuide(.bottom) { _ in -5 }.probe("b")
      }
      .probe("all")
    }
    #expect(screen.frame("all").size == CGSize(width: 35, height: 45))
    #expect(screen.frame("b").minX == screen.frame("a").minX - 15)
    #expect(screen.frame("b").minY == screen.frame("a").maxY + 5)
  }
}
