import Foundation
import LayoutDSL
import Testing

@testable import Controls

@MainActor struct GroupToolbarContentTests {
  @Test func theItemsOfAGroupAreInTheBar() {
    let screen = Screen.phone {
      NavigationStack {
        Color.red.toolbar {
          Group {
            ToolbarItem(placement: .topBarLeading) {
              Color.blue.frame(width: 30, height: 20).probe("leading")
            }
            ToolbarItem(placement: .principal) {
              Color.blue.frame(width: 40, height: 20).probe("principal")
            }
          }
        }
      }
    }
    #expect(screen.frame("leading") == CGRect(16, 32, 30, 20))
    #expect(screen.frame("principal") == CGRect(80, 32, 40, 20))
  }
}
