import Goldens
import Testing

@Suite struct DetailChangeTests {
  private func changes(_ old: String, _ new: String, width: Int = 9) -> [String] {
    LayoutText(renderer: "1", tree: "_ShapeView Circle (0, 0, \(width), 4)\(new)")
      .changes(since: LayoutText(renderer: "1", tree: "_ShapeView Circle (0, 0, 9, 4)\(old)"))
  }

  @Test func aValueThatIsLeftOutIsTheDefault() {
    #expect(changes("", "").isEmpty)
    #expect(
      changes(" · #000000FF", " · #000000FF, lineCap: round") == [
        "layout  _ShapeView Circle  lineCap butt → round",
        "cause  probably lineCap butt → round of Circle",
      ])
    #expect(
      changes(" · .italic: true", " · #000000FF").last
        == "cause  probably .italic removed of Circle")
  }

  @Test func aDrawingIsAnotherOneOnlyIfItsSizeIsTheSame() {
    let (old, new) = (" · #000000FF, outline: 1a", " · #000000FF, outline: 2b")
    #expect(changes(old, new).last == "cause  probably another drawing of Circle")
    #expect(changes(old, new, width: 12) == ["layout  _ShapeView Circle  width 9 → 12 (+3)"])
  }

  @Test func aDisplayedStringHasQuotes() {
    #expect(
      changes(" · displayed: Hallo%2C%20Welt", " · displayed: Hello").last
        == #"cause  probably displayed "Hallo, Welt" → "Hello" of Circle"#)
  }
}
