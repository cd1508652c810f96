import Testing

@testable import Render

@Suite struct SymbolNamesTests {
  @Test(arguments: [
    ("hart.fill", "heart.fill"), ("chevron.rihgt", "chevron.right"), ("bell.bagde", "bell.badge"),
    ("house.fil", "house.fill"),
  ])
  func suggestsSimilarNames(name: String, meant: String) {
    #expect(SymbolNames.near(name).contains(meant))
  }

  @Test func suggestsNamesWithTheSameFirstWord() {
    #expect(
      SymbolNames.near("airplane.with.a.very.long.tail.indeed") == [
        "airplane", "airplane.arrival", "airplane.circle",
      ])
    #expect(SymbolNames.near("qqqqqqqqqqqqqqqqqqqq") == [])
  }
}
