import Testing

@testable import snap

struct ReviewTests {
  private var review: Review

  init() throws {
    let run = try SampleRun()
    review = Review([
      run.result("Card/1", .changed, cause: "font"), run.result("Card/2", .missing),
      run.result("Row/1", .changed, cause: "padding"),
      run.result("Row/2", .changed, cause: "padding"),
    ])
  }

  @Test func theMostFrequentCauseIsFirst() {
    #expect(review.pictures.map(\.id) == ["Row/1", "Row/2", "Card/1", "Card/2"])
  }

  @Test mutating func aKeyDecidesAboutOnePicture() {
    #expect(review.press("a") == .decide([review.pictures[0]], .accepted))
    #expect(review.current?.id == "Row/2")
    #expect(review.press("r") == .decide([review.pictures[1]], .rejected))
    #expect(review.counts == (1, 1, 2))
  }

  @Test mutating func aKeyDecidesAboutACauseAFolderOrAll() {
    #expect(review.press("C") == .decide(Array(review.pictures.prefix(2)), .accepted))
    #expect(review.current?.id == "Card/1")
    #expect(review.press("D") == .decide(Array(review.pictures.suffix(2)), .rejected))
    #expect(review.current == nil)
    #expect(review.press("a") == .quit)
  }

  @Test mutating func theRestLeavesEarlierDecisions() {
    _ = review.press("r")
    #expect(review.press("A") == .decide(Array(review.pictures.dropFirst()), .accepted))
    #expect(review.counts == (3, 1, 0))
  }

  @Test mutating func aSkippedPictureStaysPendingAndCanComeAgain() {
    #expect(review.press("s") == .none)
    #expect(review.current?.id == "Row/2")
    #expect(review.press("p") == .none)
    #expect(review.current?.id == "Row/1")
    #expect(review.counts == (0, 0, 4))
  }

  @Test mutating func otherKeysDecideNothing() {
    // Small letters decide about one picture.
    for key in "cfxdé" { #expect(review.press(key) == .unknown(key)) }
    #expect(review.press("i") == .showMessage(review.pictures[0]))
    #expect(review.press("q") == .quit)
    #expect(review.counts == (0, 0, 4))
  }
}
