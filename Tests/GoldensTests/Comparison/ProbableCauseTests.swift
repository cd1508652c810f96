import Goldens
import Testing

@Suite struct ProbableCauseTests {
  private func cause(_ expected: String, _ actual: String) -> String? {
    causes(expected, actual).first
  }

  private func causes(_ expected: String, _ actual: String) -> [String] {
    TreeComparison(expected: expected, actual: actual).causes.map(\.text)
  }

  @Test func aModifierGoesBeforeWhatItMoves() {
    #expect(
      cause(
        """
        VStack (0, 0, 100, 60)
          PaddingLayout 8 (0, 0, 100, 36)
            Text "Title" (8, 8, 84, 20)
        """,
        """
        VStack (0, 0, 100, 68)
          PaddingLayout 12 (0, 0, 100, 44)
            Text "Title" (8, 12, 84, 20)
        """) == ".padding 8 → 12")
  }

  @Test func ofManyValuesOnlyTheChangedOnesAreNamed() {
    let old = "PaddingLayout top: 3, leading: 0, bottom: 3, trailing: 0 (0, 0, 50, 20)"
    #expect(
      cause(old, old.replacing("3,", with: "5,"))
        == ".padding top: 3, bottom: 3 → top: 5, bottom: 5")
    let frame = "FrameLayout width: 4, height: 8 (0, 0, 4, 8)"
    #expect(
      cause(frame, frame.replacing("width: 4", with: "width: 5"))
        == ".frame width: 4, height: 8 → width: 5, height: 8")
  }

  @Test func effectsHaveTheNamesOfTheirModifiers() {
    let old = "RotationEffect 10° (0, 0, 9, 9)"
    #expect(cause(old, old.replacing("10", with: "20")) == ".rotationEffect 10° → 20°")
  }

  @Test func oneChangeOfManyNodesIsOneCause() {
    let rows = (0..<3).map { "PaddingLayout 8 (0, \($0 * 20), 50, 20)" }.joined(separator: "\n")
    #expect(cause(rows, rows.replacing(" 8 ", with: " 12 ")) == ".padding 8 → 12")
    let mixed = rows.replacing("8 (0, 0,", with: "9 (0, 0,").replacing(" 8 ", with: " 12 ")
    #expect(causes(rows, mixed) == [".padding 8 → 9", ".padding 8 → 12"])
  }

  @Test func aBranchOrATextIsACause() {
    let both = "VStack (0, 0, 9, 20)\n  Text \"a\" (0, 0, 9, 9)\n  Image \"b\" (0, 11, 9, 9)"
    let one = "VStack (0, 0, 9, 9)\n  Text \"a\" (0, 0, 9, 9)"
    #expect(cause(both, one) == "VStack/Image \"b\" removed")
    #expect(cause(one, both) == "VStack/Image \"b\" added")
    #expect(cause(one, one.replacing("\"a\"", with: "\"z\"")) == "Text \"a\" → \"z\"")
  }

  @Test func aModifierAroundAViewIsACause() {
    func card(_ rows: String) -> String { "VStack (0, 0, 90, 60)\n" + rows }
    let plain = card(#"  Text "a" (0, 0, 20, 10)"# + "\n" + #"  Text "b" (0, 15, 20, 10)"#)
    let padded = card(
      #"  Text "a" (0, 0, 20, 10)"# + "\n  PaddingLayout 4 (0, 15, 28, 18)\n"
        + #"    Text "b" (4, 19, 20, 10)"#)
    #expect(causes(plain, padded) == [".padding 4 added"])
    #expect(causes(padded, plain) == [".padding 4 removed"])
    #expect(
      TreeComparison(expected: plain, actual: padded).lines == [
        "+ VStack/PaddingLayout 4 (0, 15, 28, 18)",
        #"PaddingLayout/Text "b"  x 0 → 4 (+4)  y 15 → 19 (+4)"#,
      ])
    // Two views with the same new modifier have one cause.
    let both = card(
      "  PaddingLayout 4 (0, 0, 28, 18)\n" + #"    Text "a" (4, 4, 20, 10)"#
        + "\n  PaddingLayout 4 (0, 23, 28, 18)\n" + #"    Text "b" (4, 27, 20, 10)"#)
    #expect(causes(plain, both) == [".padding 4 added"])
  }

  @Test func changesOfTwoBranchesAreTwoCauses() {
    func screen(_ padding: Int, title: String, price: String) -> String {
      """
      VStack (0, 0, 100, 60)
        PaddingLayout \(padding) (0, 0, 100, \(20 + 2 * padding))
          FrameLayout width: \(padding) (8, 8, 84, 20)
            Text "\(title)" (8, 8, 84, 20)
        Text "\(price)" (0, \(20 + 2 * padding), 40, 20)
      """
    }
    let old = screen(8, title: "Title", price: "3")
    // The frame may follow from the padding.
    #expect(
      causes(old, screen(12, title: "Title", price: "4")) == [
        ".padding 8 → 12", #"Text "3" → "4""#,
      ])
    #expect(
      causes(old, screen(12, title: "Heading", price: "4")) == [
        ".padding 8 → 12", #"Text "3" → "4""#, #"Text "Title" → "Heading""#,
      ])
    func lines(_ new: String) -> String? {
      LayoutText(renderer: "", tree: new).changes(since: LayoutText(renderer: "", tree: old)).last
    }
    #expect(
      lines(screen(12, title: "Heading", price: "4"))
        == #"cause  probably .padding 8 → 12; and Text "3" → "4"; and 1 more"#)
  }

  @Test func aStackIsACauseBesideAChangeElsewhere() {
    func screen(_ title: String, gap: Int) -> String {
      """
      VStack (0, 0, 100, 60)
        Text "\(title)" (0, 0, 40, 20)
        HStack (0, 20, \(40 + gap), 20)
          Text "a" (0, 20, 20, 20)
          Text "b" (\(20 + gap), 20, 20, 20)
      """
    }
    #expect(
      causes(screen("Title", gap: 4), screen("Heading", gap: 9)) == [
        #"Text "Title" → "Heading""#, "spacing of VStack/HStack +5",
      ])
  }

  /// The parts of the branches are alike, so that no line tells which branch it is of.
  @Test func branchesOfOneKindMayChangePlaces() {
    func section(_ title: String, rows: Int, at y: Int) -> [String] {
      ["VStack (0, \(y), 90, \(10 + 10 * rows))", "  Text \"\(title)\" (0, \(y), 40, 10)"]
        + (0..<rows).flatMap { row in
          let y = y + 10 * row + 10
          return ["  Button (0, \(y), 90, 10)", "    Text \"\(title)\(row)\" (0, \(y), 60, 10)"]
        }
    }
    func screen(_ sections: [String]) -> String {
      (["VStack (0, 0, 90, 90)", "  Divider (0, 0, 90, 1)"] + sections.map { "  " + $0 })
        .joined(separator: "\n")
    }
    let old = screen(section("Look", rows: 4, at: 1) + section("Colour", rows: 2, at: 51))
    let new = screen(section("Colour", rows: 2, at: 1) + section("Look", rows: 4, at: 31))
    #expect(cause(old, new) == "order in VStack")
    #expect(
      TreeComparison(expected: old, actual: new).lines == [
        "VStack/VStack[0]  y 51 → 1 (−50)", "+5 more nodes moved with it",
        "VStack/VStack[1]  y 1 → 31 (+30)", "+9 more nodes moved with it",
      ])
  }

  @Test func anotherFamilyOfAllTextsIsOneCause() {
    func layout(_ fonts: [String]) -> LayoutText {
      LayoutText(
        renderer: "",
        tree: (["VStack (0, 0, 40, 40)"]
          + fonts.enumerated().map { index, font in
            "  Text \"\(index)\" (0, \(20 * index), 20, 20) · #000000FF, \(font)"
          }).joined(separator: "\n"))
    }
    func causes(_ old: [String], _ new: [String]) -> [String] {
      TreeComparison(expected: layout(old), actual: layout(new)).causes.map(\.text)
    }
    let system = ["InterDisplay-Bold 24", "Inter-Regular 17"]
    #expect(causes(system, ["Brand-Bold 24", "Brand-Regular 17"]) == ["font Inter → Brand"])
    #expect(
      causes(system, ["Brand-Bold 24", "Other-Regular 17"]) == [
        "font InterDisplay-Bold 24 → Brand-Bold 24", "font Inter-Regular 17 → Other-Regular 17",
      ])
    let many = (1...4).map { "Inter-Regular \($0)" }
    #expect(causes(many, many.indices.map { "Brand-Bold \($0 + 10)" }) == [])
  }

  @Test func aStackIsNamedByWhatItsChildrenDo() {
    func stack(_ rows: [String]) -> String {
      (["root (0, 0, 90, 90)", "  VStack (0, 0, 90, 90)"] + rows.map { "    " + $0 })
        .joined(separator: "\n")
    }
    let base = stack([#"Text "a" (0, 0, 20, 10)"#, #"Text "b" (0, 15, 40, 10)"#])
    #expect(
      cause(base, stack([#"Text "a" (0, 0, 20, 10)"#, #"Text "b" (0, 20, 40, 10)"#]))
        == "spacing of root/VStack +5")
    #expect(
      cause(base, stack([#"Text "a" (10, 0, 20, 10)"#, #"Text "b" (0, 15, 40, 10)"#]))
        == "alignment of root/VStack")
    #expect(
      cause(base, stack([#"Text "b" (0, 0, 40, 10)"#, #"Text "a" (0, 15, 20, 10)"#]))
        == "order in root/VStack")
  }

  @Test func aColourAndAFontAreNamed() {
    func text(_ paint: String) -> LayoutText {
      LayoutText(renderer: "", tree: "Text \"a\" (0, 0, 9, 9) · \(paint)")
    }
    func cause(_ old: String, _ new: String) -> String? {
      TreeComparison(expected: text(old), actual: text(new)).causes.first?.text
    }
    #expect(
      cause("#000000FF, Inter 17", "#FF0000FF, Inter 17") == "colour #000000FF → #FF0000FF")
    #expect(cause("#000000FF, Inter 17", "#000000FF, Inter 20") == "font Inter 17 → Inter 20")
  }
}
