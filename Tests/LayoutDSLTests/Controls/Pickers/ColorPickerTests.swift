import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor struct ColorPickerTests {
  @Test func theColorWellIsAtTheTrailingEdge() {
    let screen = Screen(200, 100) {
      ColorPicker(selection: .constant(.red)) {
        Color.blue.frame(width: 40, height: 10).probe("label")
      }
      .probe("picker")
    }
    #expect(screen.frame("picker").size == CGSize(width: 200, height: 28))
    #expect(screen.frame("label").minX == 0)
    let bare = Screen(200, 100) {
      ColorPicker("Color", selection: .constant(.red)).labelsHidden().probe("picker")
    }
    #expect(bare.frame("picker").size == CGSize(width: 28, height: 28))
  }

  @Test func aDisabledColorWellIsDimmed() {
    func screen(_ isDisabled: Bool) -> Screen {
      Screen(200, 100) { ColorPicker("Color", selection: .constant(.red)).disabled(isDisabled) }
    }
    #expect(screen(true).list != screen(false).list)
  }
}
