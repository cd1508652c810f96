import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct SpacerTests {
  @Test func spacersShareWhatIsLeft() {
    let screen = Screen {
      HStack(spacing: 0) {
        Color.red.frame(width: 20).probe("a")
        Spacer()
        Color.red.frame(width: 10).probe("b")
        Spacer(minLength: 50)
        Color.red.frame(width: 10).probe("c")
      }
    }
    #expect(screen.frame("b").minX == 30)
    #expect(screen.frame("c").minX == 90)
  }

  @Test func flexibleViewsComeFirst() {
    let screen = Screen {
      VStack(spacing: 0) {
        Color.red.probe("a")
        Spacer()
      }
    }
    #expect(screen.frame("a").height == 92)
  }

  @Test func spacersKeepNoDistance() {
    let screen = Screen {
      HStack {
        Color.red.frame(width: 20).probe("a")
        Spacer().probe("s")
        Color.red.frame(width: 20).probe("b")
      }
    }
    #expect(screen.frame("s") == CGRect(20, 50, 60, 0))
    #expect(Screen { Spacer().probe("s") }.frame("s") == CGRect(0, 0, 100, 100))
  }
}
