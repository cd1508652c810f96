import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct NavigationBarRowTests {
  private func screen(
    _ leading: CGFloat, _ title: CGFloat, _ trailing: CGFloat, isMiddleFixed: Bool = false,
    isLeadingFlexible: Bool = true
  ) -> Screen {
    Screen(300, 44) {
      NavigationBarRow(isMiddleFixed: isMiddleFixed, isLeadingFlexible: isLeadingFlexible) {
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: leading, height: 10).probe("leading")
          Color.red.frame(width: 20, height: 10).probe("small")
        }
        Color.red.frame(idealWidth: title, maxWidth: title).frame(height: 10).probe("title")
        Color.red.frame(width: trailing, height: 10).probe("trailing")
      }
    }
  }

  @Test func theTitleIsInTheMiddle() {
    let screen = screen(60, 100, 20)
    #expect(screen.frame("title") == CGRect(100, 17, 100, 10))
    #expect(screen.frame("leading").minX == 0 && screen.frame("trailing").maxX == 300)
  }

  @Test func itemsAreNotWiderThanTheirIdealWidth() {
    let screen = Screen(300, 44) {
      NavigationBarRow(isMiddleFixed: false) {
        Color.red.frame(idealWidth: 30, maxWidth: .infinity).frame(height: 10).probe("leading")
        Color.red.frame(width: 40, height: 10).probe("title")
        Color.red.frame(idealWidth: 60, maxWidth: .infinity).frame(height: 10).probe("trailing")
      }
    }
    #expect(screen.frame("leading") == CGRect(0, 17, 30, 10))
    #expect(screen.frame("title") == CGRect(130, 17, 40, 10))
    #expect(screen.frame("trailing") == CGRect(240, 17, 60, 10))
  }

  @Test func theTitleMovesOutOfTheWay() {
    #expect(screen(120, 100, 20).frame("title").minX == 128)
    #expect(screen(20, 100, 120).frame("title").maxX == 172)
  }

  @Test func theLeadingItemsShrinkBeforeTheTitle() {
    let screen = screen(120, 200, 20)
    #expect(screen.frame("small").width == 20 && screen.frame("leading") == .null)
    #expect(screen.frame("title") == CGRect(50, 17, 200, 10))
  }

  @Test func leadingItemsThatAreNotFlexibleStay() {
    let screen = screen(120, 200, 20, isLeadingFlexible: false)
    #expect(screen.frame("leading") == CGRect(0, 17, 120, 10))
    #expect(screen.frame("title") == CGRect(128, 17, 144, 10))
  }

  @Test func aTitleWithoutRoomIsTruncated() {
    #expect(screen(120, 400, 20).frame("title") == CGRect(28, 17, 244, 10))
  }

  @Test func aFixedMiddleStaysInTheCentre() {
    let screen = screen(120, 100, 20, isMiddleFixed: true)
    #expect(screen.frame("title").minX == 100)
    #expect(screen.frame("small").minX == 0, "its side of the row has 92 points")
  }
}
