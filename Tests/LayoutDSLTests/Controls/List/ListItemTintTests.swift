import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@Suite @MainActor struct ListItemTintTests {
  private func label(_ name: String) -> some View {
    Label {
      Color.red.frame(width: 10, height: 20).probe("\(name) title")
    } icon: {
      Rectangle().frame(width: 10, height: 10).probe("\(name) icon")
    }
  }

  @Test func iconsAreTintedAndTitlesAlign() {
    let screen = Screen(320, 300) {
      List {
        label("a")
        label("b").listItemTint(.green)
        label("c").listItemTint(.monochrome)
      }
    }
    // The icon is centred in 24 points; the title follows after 16.
    #expect(screen.frame("a icon").minX == 43)
    #expect(screen.frame("a title").minX == 76)
    #expect(screen.fills(.blue) == [CGRect(43, 56, 10, 10)])
    #expect(screen.fills(.green) == [CGRect(43, 100, 10, 10)])
    #expect(screen.fills(.primary) == [CGRect(43, 144, 10, 10)])
    #expect(screen.fills(.separator).map(\.minX) == [76, 76])
  }

  @Test func largeIconsDoNotMakeRowsTaller() {
    let screen = Screen(320, 300) {
      List {
        Label {
          Color.red.frame(width: 10, height: 20)
        } icon: {
          Rectangle().frame(width: 30, height: 30)
        }
        Color.red.frame(height: 20).probe("next")
      }
    }
    #expect(screen.frame("next").minY == 91)
  }
}
