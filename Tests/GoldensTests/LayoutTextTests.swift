import Goldens
import Testing

@Suite struct LayoutTextTests {
  @Test func theRendererHeadsTheTree() {
    let text = LayoutText(renderer: "1 Inter=ab12", tree: "Text (0, 0, 1, 2)")
    #expect(text.text == "renderer 1 Inter=ab12 · details 2\nText (0, 0, 1, 2)\n")
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

  @Test func coloursAndFontsAreKeptBesideTheTree() {
    let text = """
      renderer 1
      VStack (0, 0, 9, 9)
        Text "a) · b" (0, 0, 9, 4) · #000000FF, Inter 17
        Text "c" (0, 5, 9, 4)

      """
    let layout = LayoutText(text: text)
    #expect(layout.tree.hasPrefix("VStack (0, 0, 9, 9)\n  Text \"a) · b\" (0, 0, 9, 4)\n"))
    #expect(layout.paints == [1: "#000000FF, Inter 17"])
    #expect(layout.text == text)
  }

  @Test func colorsThatOneSideDoesNotKnowAreNotCompared() {
    let plain = LayoutText(renderer: "1", tree: "Text (0, 0, 9, 4)")
    let red = LayoutText(renderer: "1", tree: "Text (0, 0, 9, 4) · #FF0000FF")
    let blue = LayoutText(renderer: "1", tree: "Text (0, 0, 9, 4) · #0000FFFF")
    #expect(red.isEqual(to: plain))
    #expect(red.changes(since: plain).isEmpty)
    #expect(!red.isEqual(to: blue))
    #expect(
      blue.changes(since: red) == [
        "layout  Text  paint #FF0000FF → #0000FFFF",
        "cause  probably colour #FF0000FF → #0000FFFF of Text",
      ])
  }

  @Test func detailsAreComparedWithGoldensOfTheirVersionOnly() {
    func layout(_ version: String, _ paint: String) -> LayoutText {
      LayoutText(text: "renderer 1\(version)\nText \"a\" (0, 0, 9, 4) · \(paint)\n")
    }
    let tracked = layout(" · details 2", "#FF0000FF, .tracking: 2")
    #expect(tracked.renderer == "1")
    #expect(
      tracked.text == "renderer 1 · details 2\nText \"a\" (0, 0, 9, 4) · #FF0000FF, .tracking: 2\n")
    for older in [layout("", "#FF0000FF"), layout(" · details 0", "#FF0000FF, .tracking: 3")] {
      #expect(tracked.isEqual(to: older))
      #expect(tracked.changes(since: older) == [])
    }
    let plain = layout(" · details 2", "#FF0000FF")
    #expect(!tracked.isEqual(to: plain))
    #expect(
      tracked.changes(since: plain) == [
        #"layout  Text "a"  .tracking 0 → 2"#, #"cause  probably .tracking 0 → 2 of Text "a""#,
      ])
    let blue = layout("", "#0000FFFF")
    #expect(!tracked.isEqual(to: blue))
  }

  @Test func theNameOfAViewIsNotCompared() {
    let card = LayoutText(renderer: "1", tree: "VStack (0, 0, 9, 4) · view: Card, spacing: 2")
    let tile = LayoutText(renderer: "1", tree: "VStack (0, 0, 9, 4) · view: Tile, spacing: 2")
    #expect(card.isEqual(to: tile))
    #expect(card.changes(since: tile) == [])
  }

  @Test func aStringOfSeveralLinesIsOneNode() {
    let old = LayoutText(
      text: """
        renderer 1
        VStack (0, 0, 9, 20)
          Text "5" pipe" (0, 0, 9, 4)
          Text "a
        b" (0, 5, 9, 4)
          Text "c" (0, 5, 9, 4)

        """)
    let new = LayoutText(
      renderer: "1",
      tree: """
        VStack (0, 0, 9, 20)
          Text "5" pipe" (0, 0, 9, 4)
          Text "a\\nb" (0, 5, 9, 4)
          Text "c" (0, 5, 9, 4)
        """)
    #expect(old.isEqual(to: new))
  }
}
