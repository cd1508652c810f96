import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct ContentUnavailableViewTests {
  @Test func itFillsTheSpaceAndCentersItsParts() {
    let screen = Screen(300, 400) {
      ContentUnavailableView {
        Label {
          Color.red.frame(width: 100, height: 20).probe("title")
        } icon: {
          Color.red.frame(width: 50, height: 50).probe("icon")
        }
      } description: {
        Color.red.frame(width: 80, height: 10).probe("description")
      } actions: {
        Color.red.frame(width: 60, height: 30).probe("action")
      }
      .probe("whole")
    }
    #expect(screen.frame("whole") == CGRect(0, 0, 300, 400))
    // The height is 50 + 14 + 20 + 4 + 10 + 16 + 30.
    #expect(screen.frame("icon") == CGRect(125, 128, 50, 50))
    #expect(screen.frame("title") == CGRect(100, 192, 100, 20))
    #expect(screen.frame("description") == CGRect(110, 216, 80, 10))
    #expect(screen.frame("action") == CGRect(120, 242, 60, 30))
  }

  @Test func aSearchWithoutResultsNamesItsText() {
    let screen = Screen(300, 400) { ContentUnavailableView.search(text: "pear") }
    #expect(screen.tree.contains("No Results for “pear”"))
    #expect(screen.tree.contains("Check the spelling or try a new search."))
  }
}
