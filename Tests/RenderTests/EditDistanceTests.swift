import Testing

@testable import Render

struct EditDistanceTests {
  @Test(
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("kitten", "sitting", 3),
      ("ab", "ba", 2), ("heart", "hart", 1),
    ])
  func countsEdits(left: String, right: String, distance: Int) {
    #expect(editDistance(Array(left), Array(right)) == distance)
    #expect(editDistance(Array(right.utf8), Array(left.utf8)) == distance)
  }
}
