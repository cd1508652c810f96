import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct FixedSizeTests {
  @Test func theSizeIsIdealForEveryProposal() {
    let screen = Screen {
      VStack(spacing: 0) {
        Text("abcdefghij").fixedSize().probe("both")
        Text("abcdefghij").fixedSize(horizontal: true, vertical: false).probe("width")
        Text("abcdefghij").fixedSize(horizontal: false, vertical: true).probe("height")
      }
      .frame(width: 51, height: 20)
    }
    #expect(screen.frame("both").size == CGSize(width: 170, height: 17))
    #expect(screen.frame("width").size == CGSize(width: 170, height: 17))
    #expect(screen.frame("height").size == CGSize(width: 51, height: 68))
  }
}
