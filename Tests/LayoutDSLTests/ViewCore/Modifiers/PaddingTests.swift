import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct PaddingTests {
  @Test func edges() {
    let screen = Screen {
      Color.red.probe("a").padding(.leading, 10).padding([.top, .bottom], 5).padding(.horizontal)
    }
    #expect(screen.frame("a") == CGRect(26, 5, 58, 90))
    let insets = Screen {
      Color.red.probe("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    #expect(insets.frame("a") == CGRect(2, 1, 94, 96))
    #expect(Screen { Color.red.probe("a").padding() }.frame("a") == CGRect(16, 16, 68, 68))
  }

  @Test func paddingMayExceedTheProposalOrBeNegative() {
    let screen = Screen(20, 20) { Color.red.probe("a").padding(30).probe("all") }
    #expect(screen.frame("all").size == CGSize(width: 60, height: 60))
    #expect(screen.frame("a").size == .zero)
    let negative = Screen { Color.red.probe("a").padding(-10).probe("all") }
    #expect(negative.frame("a") == CGRect(-10, -10, 120, 120))
    #expect(negative.frame("all") == CGRect(0, 0, 100, 100))
  }

  @Test func rightToLeft() {
    let screen = Screen(direction: .rightToLeft) { Color.red.probe("a").padding(.leading, 10) }
    #expect(screen.frame("a") == CGRect(0, 0, 90, 100))
  }
}
