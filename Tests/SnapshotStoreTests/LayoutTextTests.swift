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
        "renderer  1 → 2: another renderer or other fonts", "layout  Text  y 0 → 1 (+1)",
      ])
  }

  @Test func namesThePartsOfTheRendererThatDiffer() {
    let recorded = LayoutText(renderer: "2 ICU:72.1 Inter:4.0 Noto:1", tree: "Text")
    let same = LayoutText(renderer: "2 ICU:74.2 Inter:4.0 Noto:1", tree: "Text")
    #expect(
      same.changes(since: recorded) == [
        "renderer  ICU:72.1 → ICU:74.2: another renderer or other fonts"
      ])
    #expect(LayoutText(renderer: "", tree: "Text").changes(since: recorded).isEmpty)
  }
}
