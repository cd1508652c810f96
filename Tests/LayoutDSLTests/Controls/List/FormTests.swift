import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@Suite @MainActor struct FormTests {
  @Test func isAnInsetGroupedList() {
    let screen = Screen(320, 200) {
      Form {
        Section { Color.red.frame(width: 50, height: 20).probe("a") }
      }
      .listStyle(.plain)
    }
    #expect(screen.frame("a") == CGRect(36, 47, 50, 20))
  }
}
