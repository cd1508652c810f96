import Goldens
import Testing

@Suite struct TreeComparisonTests {
  private func lines(_ expected: String, _ actual: String) -> [String] {
    TreeComparison(expected: expected, actual: actual).lines
  }

  private let card = """
    root (0, 0, 390, 200)
      VStack (0, 0, 390, 200)
        Text "Title" (16, 16, 100, 20)
        HStack (16, 44, 358, 40)
          Image "star" (16, 44, 40, 40)
          Text "Total" (64, 54, 60, 20)
        Divider (0, 100, 390, 1)
    """

  @Test func equalTreesHaveNoLines() {
    #expect(TreeComparison(expected: card, actual: card).isEqual)
  }

  @Test func reportsWhatMoved() {
    let moved = card.replacingOccurrence(of: "(64, 54, 60, 20)", with: "(64, 62.5, 60, 20)")
    #expect(lines(card, moved) == [#"HStack/Text "Total"  y 54 → 62.5 (+8.5)"#])
  }

  @Test func nodesThatMoveAlongAreCountedWithTheFirst() {
    let moved = """
      root (0, 0, 390, 200)
        VStack (0, 0, 390, 200)
          Text "Title" (16, 16, 100, 20)
          HStack (16, 36, 358, 40)
            Image "star" (16, 36, 40, 40)
            Text "Total" (64, 46, 60, 20)
          Divider (0, 92, 390, 1)
      """
    #expect(
      lines(card, moved) == ["VStack/HStack  y 44 → 36 (−8)", "+3 more nodes moved with it"])
  }

  @Test func nodesThatMoveOtherwiseAreReportedThemselves() {
    let moved = """
      root (0, 0, 390, 200)
        VStack (0, 0, 390, 208)
          Text "Title" (16, 16, 104, 20)
          HStack (16, 52, 358, 40)
            Image "star" (16, 52, 40, 40)
            Text "Total" (68, 62, 60, 20)
          Divider (0, 108, 390, 1)
      """
    #expect(
      lines(card, moved) == [
        "root/VStack  height 200 → 208 (+8)",
        #"VStack/Text "Title"  width 100 → 104 (+4)"#,
        "VStack/HStack  y 44 → 52 (+8)",
        "+2 more nodes moved with it",
        #"HStack/Text "Total"  x 64 → 68 (+4)  y 54 → 62 (+8)"#,
      ])
  }

  @Test func anInsertedRowMovesTheOthers() {
    let inserted = """
      root (0, 0, 390, 200)
        VStack (0, 0, 390, 200)
          Text "New" (16, 0, 100, 16)
          Text "Title" (16, 32, 100, 20)
          HStack (16, 60, 358, 40)
            Image "star" (16, 60, 40, 40)
            Text "Total" (64, 70, 60, 20)
          Divider (0, 116, 390, 1)
      """
    #expect(
      lines(card, inserted) == [
        #"+ VStack/Text[0] "New" (16, 0, 100, 16)"#,
        #"VStack/Text[1] "Title"  y 16 → 32 (+16)"#,
        "+4 more nodes moved with it",
      ])
  }

  @Test func aRemovedBranchIsOneChange() {
    let removed = """
      root (0, 0, 390, 200)
        VStack (0, 0, 390, 200)
          Text "Title" (16, 16, 100, 20)
          Divider (0, 100, 390, 1)
      """
    #expect(
      lines(card, removed) == [
        "− VStack/HStack (16, 44, 358, 40)", "+2 more nodes went with it",
      ])
    #expect(
      lines(removed, card) == [
        "+ VStack/HStack (16, 44, 358, 40)", "+2 more nodes came with it",
      ])
  }

  @Test func changedContentIsNamed() {
    let changed = card.replacingOccurrence(
      of: #""Total" (64, 54, 60, 20)"#, with: #""Sum" (64, 54, 40, 20)"#)
    #expect(lines(card, changed) == [#"HStack/Text "Total" → "Sum"  width 60 → 40 (−20)"#])
  }

  @Test func theCauseIsListedBeforeItsEffects() {
    let expected = """
      VStack (0, 0, 100, 60)
        PaddingLayout 8 (0, 0, 100, 36)
          Text "Title" (8, 8, 84, 20)
        Text "Total" (0, 36, 100, 20)
      """
    let actual = """
      VStack (0, 0, 100, 68)
        PaddingLayout 12 (0, 0, 100, 44)
          Text "Title" (8, 12, 84, 20)
        Text "Total" (0, 44, 100, 20)
      """
    #expect(
      lines(expected, actual) == [
        "VStack  height 60 → 68 (+8)",
        "VStack/PaddingLayout 8 → 12  height 36 → 44 (+8)",
        #"PaddingLayout/Text "Title"  y 8 → 12 (+4)"#,
        #"VStack/Text "Total"  y 36 → 44 (+8)"#,
      ])
  }

  @Test func equalRowsAreNumbered() {
    let rows = (0..<3).map { "  Divider (0, \($0 * 10), 9, 1)" }
    let moved = (0..<3).map { "  Divider (0, \($0 * 12), 9, 1)" }
    #expect(
      lines(
        "VStack (0, 0, 9, 30)\n" + rows.joined(separator: "\n"),
        "VStack (0, 0, 9, 30)\n" + moved.joined(separator: "\n"))
        == ["VStack/Divider[1]  y 10 → 12 (+2)", "VStack/Divider[2]  y 20 → 24 (+4)"])
  }

  @Test func contentMayHoldParentheses() {
    let expected = #"Text "f(1, 2, 3, 4)" (1, 2, 3, 4)"#
    let actual = #"Text "f(1, 2, 3, 4)" (1, 2, 5, 4)"#
    #expect(lines(expected, actual) == [#"Text "f(1, 2, 3, 4)"  width 3 → 5 (+2)"#])
  }

  /// Compared each with each, 20,000 branches would take many minutes.
  @Test(.timeLimit(.minutes(1))) func manyDifferentBranchesTakeLinearTime() {
    let old = (0..<20_000).map { "Text \"\($0)\" (0, \($0), 1, 1)" }
    let new = (0..<20_000).map { "Color \($0) (0, \($0), 1, 1)" }
    #expect(!lines(old.joined(separator: "\n"), new.joined(separator: "\n")).isEmpty)
  }

  @Test func atMostTenLines() {
    let expected = (0..<30).map { "Text \($0) (0, \($0 * 10), 10, 10)" }
    let actual = (0..<30).map { "Text \($0) (0, \($0 * 11), 10, 10)" }
    let lines = lines(expected.joined(separator: "\n"), actual.joined(separator: "\n"))
    #expect(lines.count == 10)
    #expect(lines.first == "Text 1  y 10 → 11 (+1)")
    #expect(lines.last == "+20 more nodes differ")
  }

  @Test func textWithoutFramesIsComparedToo() {
    #expect(lines("a\nb", "a\nc") == ["− b", "+ c"])
    #expect(lines("a\n\nb", "a\nb") == ["the layout is the same, written in another form"])
    #expect(lines("A", "A (1, 2, 3, 4)") == ["A  now at (1, 2, 3, 4)"])
    #expect(
      lines("A b (1, 2, ∞, 4)", "A b (1, 2, 3, 4)") == ["A b (1, 2, ∞, 4) → b  now at (1, 2, 3, 4)"]
    )
  }

  @Test func nodesThatGrowAlikeAreOneChangeWithTheNameOfAView() {
    let old = """
      root (0, 0, 390, 200)
        VStack (0, 0, 100, 20)
          FrameLayout (0, 0, 100, 20)
            Text "a" (0, 0, 100, 20)
      """
    let new = """
      root (0, 0, 390, 200)
        VStack (0, 0, 120, 20)
          FrameLayout (0, 0, 120, 20)
            Text "a" (0, 0, 120, 20)
      """
    #expect(
      lines(old, new) == [
        #"FrameLayout/Text "a"  width 100 → 120 (+20)"#, "+2 more nodes changed with it",
      ])
  }

  @Test func equalChangesHaveOneLine() {
    func tree(_ radius: Int) -> String {
      "root (0, 0, 390, 200)\n"
        + (0..<3).map {
          "  ZStack (0, \($0 * 40), 9, 20)\n    RoundedRectangle \(radius) (0, \($0 * 40), 9, 20)\n"
        }.joined()
    }
    #expect(lines(tree(8), tree(12)) == ["3 × ZStack/RoundedRectangle 8 → 12"])
  }

  @Test func valuesComeBeforeFramesIfThereAreManyChanges() {
    func tree(_ padding: Int) -> String {
      "root (0, 0, 390, 400)\n"
        + (0..<12).map { "  Color\($0) (0, 0, \(10 + padding * ($0 + 1)), 20)\n" }.joined()
        + "  PaddingLayout \(padding) (0, 0, 9, 20)\n"
    }
    let found = lines(tree(1), tree(3))
    #expect(found.first == "root/PaddingLayout 1 → 3")
    #expect(found.count == 10 && found.last == "+4 more nodes differ")
  }
}

extension String {
  fileprivate func replacingOccurrence(of old: String, with new: String) -> String {
    guard let range = self.firstRange(of: old) else { return self }
    return replacingCharacters(in: range, with: new)
  }
}
