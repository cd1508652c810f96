import SnapRuntime
import Testing

struct OutputPathTests {
  @Test(arguments: [
    ("card.png", "card.2.png"), ("out.d/card", "out.d/card.2"), (".png", ".png.2"),
    ("a/.hidden", "a/.hidden.2"), ("a.b.png", "a.b.2.png"), ("out/card.png", "out/card.2.png"),
  ])
  func labelsAreBeforeTheExtension(path: String, labelled: String) {
    #expect(OutputPath(path).path(labelled: "2") == labelled)
  }
}
