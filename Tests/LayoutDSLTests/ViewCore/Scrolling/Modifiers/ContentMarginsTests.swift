import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct ContentMarginsTests {
  @Test func marginsScrollWithTheContentAndAddToItsSize() {
    let screen = Screen {
      ScrollView { Color.red.frame(width: 20, height: 200).probe("content") }
        .contentMargins(.vertical, 10)
    }
    #expect(screen.frame("content").minY == 10)
    #expect(screen.graph.mainScrollNode?.contentSize == CGSize(width: 20, height: 220))
    screen.scroll(to: CGPoint(x: 0, y: 120))
    #expect(screen.frame("content").maxY == 90)
  }

  @Test func marginsOfAScrollViewAreNotThoseOfTheScrollViewsInIt() {
    let screen = Screen {
      ScrollView {
        ScrollView(.horizontal) { Color.red.frame(width: 20, height: 20).probe("content") }
          .frame(height: 20)
      }
      .contentMargins(10)
    }
    #expect(screen.frame("content").origin == CGPoint(x: 10, y: 10))
  }

  @Test func leadingIsRightInRightToLeft() {
    let screen = Screen(direction: .rightToLeft) {
      ScrollView(.horizontal) { Color.red.frame(width: 200, height: 20).probe("content") }
        .contentMargins(.leading, 10)
    }
    #expect(screen.frame("content").maxX == 90)
  }

  @Test func indicatorMarginsDoNotAffectTheContent() {
    let screen = Screen {
      ScrollView { Color.red.frame(width: 20, height: 200).probe("content") }
        .contentMargins(10, for: .scrollIndicators)
    }
    #expect(screen.frame("content").minY == 0)
  }
}
