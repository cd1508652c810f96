import SnapshotStore
import Testing

@Suite struct LayoutTextTests {
  @Test func theRendererHeadsTheTree() {
    let text = LayoutText(renderer: "1 Inter=ab12", tree: "Text (0, 0, 1, 2)")
    #expect(text.text == "renderer 1 Inter=ab12\nText (0, 0, 1, 2)\n")
  }

  @Test(arguments: [
    LayoutText(renderer: "1", tree: "a\nb"), LayoutText(renderer: "", tree: "a"),
    LayoutText(renderer: "1", tree: ""),
  ])
  func readsWhatItWrote(layout: LayoutText) {
    #expect(LayoutText(text: layout.text) == layout)
  }

  @Test func reportsChanges() {
    let recorded = LayoutText(renderer: "1", tree: "Text (0, 0, 1, 2)")
    #expect(recorded.changes(since: recorded).isEmpty)
    let moved = LayoutText(renderer: "2", tree: "Text (0, 1, 1, 2)")
    #expect(
      moved.changes(since: recorded) == [
        "layout  Text  y 0 → 1 (+1)", "renderer  1 → 2: another renderer or other fonts",
      ])
  }
}
