import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct OnScrollVisibilityChangeTests {
  @Test func becomingVisibleAndInvisibleIsReported() {
    let journal = Journal()
    let screen = Screen {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 60).onScrollVisibilityChange { journal.note("first \($0)") }
          Color.red.frame(height: 60)
          Color.red.frame(height: 200).onScrollVisibilityChange(threshold: 0.2) {
            journal.note("last \($0)")
          }
        }
      }
    }
    #expect(journal.take() == ["first true"])
    screen.scroll(to: CGPoint(x: 0, y: 30))
    #expect(journal.take() == [])
    screen.scroll(to: CGPoint(x: 0, y: 31))
    #expect(journal.take() == ["first false"])
    screen.scroll(to: CGPoint(x: 0, y: 60))
    #expect(journal.take() == ["last true"])
    screen.scroll(to: .zero)
    #expect(journal.take() == ["first true", "last false"])
  }

  @Test func nothingIsVisibleOutsideOfScrollViews() {
    let journal = Journal()
    let screen = Screen { Color.red.onScrollVisibilityChange { journal.note("\($0)") } }
    screen.resize(50, 50)
    #expect(journal.take() == [])
  }
}
