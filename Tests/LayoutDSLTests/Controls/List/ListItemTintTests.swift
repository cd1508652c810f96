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

  @Test func onIOS26AForegroundStyleColoursTheIcon() {
    let own = Color(red: 0.25, green: 0.5, blue: 0.75), tint = Color(red: 0.5, green: 0, blue: 1)
    func list() -> some View {
      List {
        label("a").foregroundColor(own)
        label("b").foregroundColor(own).listItemTint(.orange)
        label("c")
      }
      .tint(tint)
    }
    let old = Screen(320, 300) { list() }
    #expect(old.fills(of: tint).count == 2 && old.fills(of: own).isEmpty)
    let new = Screen(320, 300) { list().onIOS26() }
    #expect(new.fills(of: tint).count == 1 && new.fills(of: own).count == 1)
  }
}
