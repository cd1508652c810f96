import SnapshotStore
import Testing

@Suite struct TreeComparisonTests {
  private func lines(_ expected: String, _ actual: String) -> [String] {
    TreeComparison(expected: expected, actual: actual).lines
  }

  private let card = """
    0 VStack (0, 0, 390, 200)
    0/0 Text "Title" (16, 16, 100, 20)
    0/1 HStack (16, 44, 358, 40)
    0/1/0 Image "star" (16, 44, 40, 40)
    0/1/1 Text "Total" (64, 54, 60, 20)
    0/2 Divider (0, 100, 390, 1)
    """

  @Test func equalTreesHaveNothingToSay() {
    #expect(TreeComparison(expected: card, actual: card).isEqual)
  }

  @Test func namesWhatMoved() {
    let moved = card.replacingOccurrence(of: "(64, 54, 60, 20)", with: "(64, 62.5, 60, 20)")
    #expect(lines(card, moved) == [#"0/1/1 Text "Total"  y 54 → 62.5 (+8.5)"#])
  }

  @Test func nodesThatMoveAlongAreCountedWithTheFirst() {
    let moved = """
      0 VStack (0, 0, 390, 200)
      0/0 Text "Title" (16, 16, 100, 20)
      0/1 HStack (16, 36, 358, 40)
      0/1/0 Image "star" (16, 36, 40, 40)
      0/1/1 Text "Total" (64, 46, 60, 20)
      0/2 Divider (0, 92, 390, 1)
      """
    #expect(lines(card, moved) == ["0/1 HStack  y 44 → 36 (−8)", "+3 more nodes moved with it"])
  }

  @Test func nodesThatMoveOtherwiseAreReportedThemselves() {
    let moved = """
      0 VStack (0, 0, 390, 208)
      0/0 Text "Title" (16, 16, 104, 20)
      0/1 HStack (16, 52, 358, 40)
      0/1/0 Image "star" (16, 52, 40, 40)
      0/1/1 Text "Total" (68, 62, 60, 20)
      0/2 Divider (0, 108, 390, 1)
      """
    #expect(
      lines(card, moved) == [
        "0 VStack  height 200 → 208 (+8)",
        #"0/0 Text "Title"  width 100 → 104 (+4)"#,
        "0/1 HStack  y 44 → 52 (+8)",
        "+2 more nodes moved with it",
        #"0/1/1 Text "Total"  x 64 → 68 (+4)  y 54 → 62 (+8)"#,
      ])
  }

  @Test func anInsertedRowMovesTheOthers() {
    let inserted = """
      0 VStack (0, 0, 390, 200)
      0/0 Text "New" (16, 0, 100, 16)
      0/1 Text "Title" (16, 32, 100, 20)
      0/2 HStack (16, 60, 358, 40)
      0/2/0 Image "star" (16, 60, 40, 40)
      0/2/1 Text "Total" (64, 70, 60, 20)
      0/3 Divider (0, 116, 390, 1)
      """
    #expect(
      lines(card, inserted) == [
        #"+ 0/0 Text "New" (16, 0, 100, 16)"#,
        #"0/1 Text "Title"  y 16 → 32 (+16)"#,
        "+4 more nodes moved with it",
      ])
  }

  @Test func aRemovedBranchIsOneChange() {
    let removed = """
      0 VStack (0, 0, 390, 200)
      0/0 Text "Title" (16, 16, 100, 20)
      0/1 Divider (0, 100, 390, 1)
      """
    #expect(
      lines(card, removed) == ["− 0/1 HStack (16, 44, 358, 40)", "+2 more nodes went with it"])
  }

  @Test func changedContentIsNamed() {
    let changed = card.replacingOccurrence(
      of: #""Total" (64, 54, 60, 20)"#, with: #""Sum" (64, 54, 40, 20)"#)
    #expect(
      lines(card, changed) == [
        #"0/1/1 Text "Total" → Text "Sum"  width 60 → 40 (−20)"#
      ])
  }

  @Test func indentationMakesATreeToo() {
    let expected = "VStack (0, 0, 10, 10)\n  HStack (0, 2, 10, 4)\n    Text (1, 2, 3, 4)"
    let actual = "VStack (0, 0, 10, 10)\n  HStack (0, 3, 10, 4)\n    Text (1, 3, 3, 4)"
    #expect(lines(expected, actual) == ["HStack  y 2 → 3 (+1)", "+1 more node moved with it"])
  }

  @Test func contentMayHoldParenthesesAndFollowTheFrame() {
    let expected = #"0 Text (1, 2, 3, 4) "f(x)""#
    let actual = #"0 Text (1, 2, 5, 4) "f(x)""#
    #expect(lines(expected, actual) == [#"0 Text "f(x)"  width 3 → 5 (+2)"#])
  }

  @Test func atMostTenLines() {
    let expected = (0..<30).map { "\($0) Text (0, \($0 * 10), 10, 10)" }
    let actual = (0..<30).map { "\($0) Text (0, \($0 * 11), 10, 10)" }
    let lines = lines(expected.joined(separator: "\n"), actual.joined(separator: "\n"))
    #expect(lines.count == 10)
    #expect(lines.first == "1 Text  y 10 → 11 (+1)")
    #expect(lines.last == "+20 more nodes differ")
  }

  @Test func textWithoutFramesIsComparedToo() {
    #expect(lines("a\nb", "a\nc") == ["− b", "+ c"])
    #expect(lines("a\n\nb", "a\nb") == ["only the spacing of the text differs"])
    #expect(lines("0 A", "0 A (1, 2, 3, 4)") == ["0 A  now at (1, 2, 3, 4)"])
  }
}

extension String {
  fileprivate func replacingOccurrence(of old: String, with new: String) -> String {
    guard let range = self.firstRange(of: old) else { return self }
    return replacingCharacters(in: range, with: new)
  }
}
