import SnapRuntime
import Testing

struct OutputPathTests {
  @Test func onePictureTakesThePathAsGiven() {
    #expect(OutputPath("out/card.png").path(of: 1, of: 1) == "out/card.png")
  }

  @Test(arguments: [
    ("card.png", "card.2.png"), ("out.d/card", "out.d/card.2"), (".png", ".png.2"),
    ("a/.hidden", "a/.hidden.2"), ("a.b.png", "a.b.2.png"),
  ])
  func severalAreNumberedBeforeTheExtension(path: String, second: String) {
    #expect(OutputPath(path).path(of: 2, of: 3) == second)
  }

  @Test func labelsStandBeforeTheExtension() {
    #expect(OutputPath("out/card.png").path(labelled: "0.35s") == "out/card.0.35s.png")
  }
}
