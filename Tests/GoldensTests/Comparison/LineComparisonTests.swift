import Goldens
import Testing

@Suite struct LineComparisonTests {
  @Test func equalTextsHaveNoLines() {
    #expect(LineComparison(expected: "a\nb", actual: "a\nb").isEqual)
  }

  @Test func showsChangesWithTheirSurroundings() {
    let expected = "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12"
    let actual = "1\n2\n3\nfour\n5\n6\n7\n8\n9\n10\n12"
    #expect(
      LineComparison(expected: expected, actual: actual).lines == [
        "…", " 2", " 3", "−4", "+four", " 5", " 6", "…", " 9", " 10", "−11", " 12",
      ])
  }

  @Test func aMissingLastNewlineIsADifference() {
    #expect(LineComparison(expected: "a\n", actual: "a").lines == [" a", "−"])
  }
}
