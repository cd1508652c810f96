import LayoutDSL
import SnapRuntime
import Testing

struct BackgroundTests {
  @Test(arguments: ["#369", "336699", "336699ff", "#336699FF"])
  func readsHexadecimal(text: String) {
    #expect(
      Background(text) == .components(red: 0.2, green: 0.4, blue: 0.6, opacity: 1))
  }

  @Test func readsNames() {
    #expect(Background("Red") == .named("red"))
    #expect(Background("transparent") == .transparent)
    #expect(Background.transparent.color == nil)
    #expect(Background.named("red").color == .red)
  }

  @Test(arguments: ["", "#", "12", "12345", "bluish", "#12345g", "##123", "-12345"])
  func refusesInvalidColors(text: String) {
    #expect(Background(text) == nil)
  }
}
