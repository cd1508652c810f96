import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct EmptyModifierTests {
  @Test func changesNothing() {
    let plain = Screen { Color.red.frame(width: 10, height: 20).probe("a") }
    let modified = Screen {
      Color.red.modifier(EmptyModifier.identity).frame(width: 10, height: 20).probe("a")
        .modifier(EmptyModifier())
    }
    #expect(modified.tree == plain.tree)
  }
}
