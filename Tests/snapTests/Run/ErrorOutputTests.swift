import Foundation
import Testing

@testable import snap

struct ErrorOutputTests {
  private func reason(_ chunks: String...) -> String? {
    var output = ErrorOutput()
    for chunk in chunks { _ = output.receive(Data(chunk.utf8)) }
    return output.trapReason
  }

  /// Returns what users see of an output that arrives in parts.
  private func shown(_ chunks: [String], isReported: Bool = true) -> String {
    var output = ErrorOutput()
    var data = Data()
    for chunk in chunks { data += output.receive(Data(chunk.utf8)) }
    return String(decoding: data + output.finish(isReported: isReported), as: UTF8.self)
  }

  private let trap = [
    "a\n\nb\n", "SnapViews/B.swift:8: Fatal error: no",
    " card\n\n*** Signal 4: Backtracing from 0x1",
    "... done ***\n", "\n",
  ]

  @Test func whatTheFailureSaysIsNotShown() {
    #expect(shown(trap) == "a\n\nb\n")
    #expect(shown(trap, isReported: false) == "a\n\nb\nB.swift:8: Fatal error: no card\n\n")
    // Only the first line of the message is in the failure.
    let lines = [
      "SnapViews/B.swift:8: Fatal error: no\ncard\n", "*** Signal 4: Backtracing from 0x1\n",
    ]
    #expect(shown(lines) == "B.swift:8: Fatal error: no\ncard\n")
  }

  @Test func outputOfAProgramThatContinuesIsShown() {
    #expect(shown(["a", "\n\n", "b"], isReported: false) == "a\n\nb\n")
    var output = ErrorOutput()
    #expect(output.receive(Data("text: ".utf8)).isEmpty)
    #expect(String(decoding: output.showLine(), as: UTF8.self) == "text: ")
    #expect(String(decoding: output.receive(Data("1\n".utf8)), as: UTF8.self) == "1\n")
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
