import Foundation
import Testing

@testable import snap

struct ErrorOutputTests {
  private func reason(_ chunks: String...) -> String? {
    var output = ErrorOutput()
    for chunk in chunks { output.receive(Data(chunk.utf8)) }
    return output.trapReason
  }

  @Test(
    arguments: [
      (
        "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range\n",
        "Index out of range"
      ),
      ("A/Card.swift:4: Fatal error: no card\n", "no card"),
      ("Fatal error: a: b\n", "a: b"),
      ("A.swift:1: Precondition failed: too few\n*** Signal 4: Backtracing ***\n", "too few"),
      ("A.swift:1: Fatal error\n", nil), ("the word Fatal error: in a line\n", nil), ("", nil),
    ] as [(String, String?)])
  func theMessageOfATrapIsFound(text: String, expected: String?) {
    #expect(reason(text) == expected)
  }

  @Test func theLastTrapCountsAndMayArriveInParts() {
    #expect(
      reason("A.swift:1: Fatal error: first\nB.swift:2: Fatal", " error: second\n") == "second")
  }

  @Test func aLongMessageIsShort() throws {
    let text = try #require(
      reason("A.swift:1: Fatal error: \(String(repeating: "a", count: 5000))\n"))
    #expect(text.count == 300 && text.hasSuffix("…"))
  }
}
