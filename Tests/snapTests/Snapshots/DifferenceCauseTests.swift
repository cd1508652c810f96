import Testing

@testable import snap

struct DifferenceCauseTests {
  @Test func aChangedValueExplainsTheFrames() {
    let changes = [
      "layout  root/VStack  width 64 → 72 (+8)  height 76.309 → 84.309 (+8)",
      "layout  VStack/PaddingLayout 12 → 16  width 64 → 72 (+8)",
      "pixels  3 of 4",
    ]
    #expect(DifferenceCause.text(changes: changes) == "PaddingLayout 12 → 16")
  }

  @Test func aMoveIsTheSameAtEveryPlace() {
    let texts = [
      #"layout  VStack/Text[2] "Total"  y 120 → 128 (+8)"#,
      #"layout  Card/HStack/Text "Total"  y 40 → 48 (+8)"#,
    ]
    #expect(
      texts.map { DifferenceCause.text(changes: [$0]) }
        == [#"Text "Total"  y +8"#, #"Text "Total"  y +8"#])
  }

  @Test func aRendererComesBeforeTheLayout() {
    #expect(
      DifferenceCause.text(changes: ["renderer  2 → 3: another", "layout  root  width 1 → 2 (+1)"])
        == "another renderer or other fonts")
  }

  @Test func anEqualLayoutLeavesThePixels() {
    #expect(
      DifferenceCause.text(changes: ["layout  unchanged", "pixels  3 of 4"]) == "only pixels")
  }

  @Test func aStatedCauseIsKept() {
    let changes = ["layout  Text  y 1 → 2 (+1)", "cause  probably padding 8 → 12, Card.swift:4"]
    #expect(DifferenceCause.text(changes: changes) == "padding 8 → 12, Card.swift:4")
    let two = [
      "cause  probably padding 8 → 12, Card.swift:4; and spacing of VStack +5, near My Card.swift:7; "
        + "and 2 more"
    ]
    #expect(
      DifferenceCause.text(changes: two)
        == "padding 8 → 12, Card.swift:4; and spacing of VStack +5; and 2 more")
  }

  @Test func picturesWithOneChangeOfOtherViewsHaveOneCause() {
    let texts = [#"of Text "Total""#, #"of Text "Sum, of 3; and more""#, "of 12 Texts"].map {
      DifferenceCause.text(changes: [
        "cause  probably .tracking 0 → 2 \($0), Card.swift:4; and 1 more"
      ])
    }
    #expect(texts == [String](repeating: ".tracking 0 → 2, Card.swift:4; and 1 more", count: 3))
    #expect(
      DifferenceCause.text(changes: [#"cause  probably Text "a" → "3 of Total""#])
        == #"Text "a" → "3 of Total""#)
  }

  @Test func picturesWithOneChangeNearOtherLinesHaveOneCause() {
    let cause = "cause  probably colour #FF0000FF → #00FF00FF"
    let texts = ["", ", near Card.swift:4", ", near Row.swift:9"].map {
      DifferenceCause.text(changes: [cause + $0])
    }
    #expect(texts == [String](repeating: "colour #FF0000FF → #00FF00FF", count: 3))
  }
}
